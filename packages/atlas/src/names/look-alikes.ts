/**
 * Letters that look like one of a to z, beside those that are one in another width, style or case or with a mark: first the
 * plain letter, then its look-alikes. After Unicode's confusables.txt (UTS 39), of the scripts whose words can be written with
 * them. Digits and signs that are read as letters stand at the end.
 */
const GROUPS =
  'aаαɑᴀΑАᎪꓮ bЬвʙΒВᏴꓐ cсϲᴄСᏟꓚ dԁᴅᎠꓓđð eеɛεᴇΕЕᎬꓰ fꜰҒꓝ gɡցɢᏀꓖ hһհнʜΗНᎻꓧħ iіιıɪΙІᎥꓲɨ jјᴊЈᎫꓙ kкκᴋΚКᏦꓗ ' +
  'lӏʟᏞꓡłƚ mмᴍΜМᎷꓟ nոηɴпΝᏁꓠ oоοσօᴏΟОᎤꓳø pрρᴘΡРᏢꓑ qԛզ rгʀᏒꓣ sѕꜱЅᏚꓢ tтτᴛΤТᎢꓔŧ uսυᴜцꓴ vѵνᴠᏙꓦ wԝωᴡѡᎳꓪ ' +
  'aɐⱥ dɖɗ eǝəɘ iɨ lɫɭꞁ mɱ nŋɲɳƞ oɵө pƥ rɍɽ sʂ tƭʈ vʋⱱꝟ ' +
  'xхχΧХꓫ yуγʏΥУҮꓬ zᴢΖᏃꓜ o0 i1 l|! e3 a4@ s5$ t7 b8';

/** The plain letter of each look-alike. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  GROUPS.split(' ').flatMap((group) => {
    const [plain = '', ...others] = Array.from(group);
    return others.map((letter): [string, string] => [letter, plain]);
  }),
);

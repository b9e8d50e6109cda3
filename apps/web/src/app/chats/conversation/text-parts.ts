/** A piece of a message's text: words, or an address that can be opened. */
export type TextPart = { kind: 'words' | 'link'; text: string };

/** A link needs a protocol: a bare "example.com" may be a slip of two sentences. */
const LINK = /https?:\/\/[\p{L}\p{N}][^\s<>"]*/giu;

/** What ends the sentence around an address, not the address. */
const SENTENCE_END = ".,;:!?'’”»…";

/** One emoji, with its skin tone and joined parts; a flag, or a keycap. */
const EMOJI = String.raw`(?:\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3|PART(?:\u200DPART)*)`.replaceAll(
  'PART',
  String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`,
);

const FEW_EMOJI = new RegExp(String.raw`^(?:${EMOJI}\s*){1,3}$`, 'u');

/** A text in its pieces, in order; put together they are the text. A closing bracket belongs to an address that opened it. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(LINK)) {
    const link = withoutEnd(found);
    parts.push({ kind: 'words', text: text.slice(end, index) }, { kind: 'link', text: link });
    end = index + link.length;
  }
  parts.push({ kind: 'words', text: text.slice(end) });
  return parts.filter((part) => part.text !== '');
}

function withoutEnd(link: string): string {
  const ends = link.includes('(') ? SENTENCE_END : `${SENTENCE_END})`;
  let { length } = link;
  while (length > 0 && ends.includes(link.charAt(length - 1))) length -= 1;
  return link.slice(0, length);
}

/** Whether a text is one to three emoji and nothing else. */
export function isFewEmoji(text: string): boolean {
  return FEW_EMOJI.test(text);
}

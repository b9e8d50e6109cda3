const ASKED = 'prefers-reduced-motion: reduce';

/** A query that asks for less motion, with the text it had before it was overruled. */
const overruled = new Map<MediaList, string>();

/** Shows the page as to someone who asked the device for less motion: by the very rules that it would then follow. */
export function previewReducedMotion(isReduced: boolean): void {
  if (!isReduced) return giveBack();
  for (const list of listsOf([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))) {
    if (!list.mediaText.includes(ASKED)) continue;
    overruled.set(list, list.mediaText);
    list.mediaText = list.mediaText.includes('not') ? 'not all' : 'all';
  }
}

function giveBack(): void {
  for (const [list, text] of overruled) list.mediaText = text;
  overruled.clear();
}

function listsOf(rules: readonly CSSRule[]): MediaList[] {
  return rules.flatMap((rule) => {
    const inside = rule instanceof CSSGroupingRule ? listsOf([...rule.cssRules]) : [];
    return rule instanceof CSSMediaRule ? [rule.media, ...inside] : inside;
  });
}

/** What a server says of a lander's page that was written without knowing its site and visitor. */
export const LANDER_SLOTS = [
  'name',
  'company',
  'min_age',
  'signups',
  'warned',
  'open',
  'next',
  'network',
  'ref',
  'sub1',
  'sub2',
  'sub3',
] as const;

export type LanderSlot = (typeof LANDER_SLOTS)[number];

/** What stands in a page for a value that is still to come. */
export function landerSlot(name: LanderSlot): string {
  return `{{${name}}}`;
}

/** Puts the values into a page, escaped for text and for quoted attributes; what looks like a slot in a value stays. */
export function fillLanderSlots(html: string, values: Readonly<Record<LanderSlot, string>>): string {
  return html.replace(SLOT, (_slot, name: LanderSlot) => escapeHtml(values[name]));
}

const SLOT = new RegExp(`\\{\\{(${LANDER_SLOTS.join('|')})\\}\\}`, 'g');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] as string);
}

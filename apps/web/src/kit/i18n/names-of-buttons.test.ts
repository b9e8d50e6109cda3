import { LOCALES } from '@vela/domain/locale';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CATALOGUES = join(import.meta.dirname, '../../locales');

interface Text {
  id: string;
  context?: string;
}

interface Button {
  area: string;
  seen: Text;
  called: Text;
}

const ON_A_BUTTON = 'to write one, on a button';

/**
 * Lists by hand the two buttons whose visible text is shorter than their name: no tool finds which texts belong to one
 * button. Speech control uses the visible text (WCAG 2.5.3).
 */
const BUTTONS: readonly Button[] = [
  {
    area: 'member',
    seen: { id: 'Message', context: ON_A_BUTTON },
    called: { id: 'Message <0>{name}</0>', context: ON_A_BUTTON },
  },
  { area: 'settings', seen: { id: 'Unblock' }, called: { id: 'Unblock {name}' } },
];

const cases = BUTTONS.flatMap((button) => LOCALES.map((locale) => ({ ...button, locale })));

it.each(cases)('“$called.id” has in $locale what is seen in its name', ({ area, seen, called, locale }) => {
  const catalogue = readFileSync(join(CATALOGUES, area, `${locale}.po`), 'utf8');
  expect(wordsOf(catalogue, called)).toContain(wordsOf(catalogue, seen));
});

it('reads a text by its context and over all of its lines, and reports one that is missing', () => {
  const catalogue = [
    '#: a.tsx\nmsgctxt "a noun"\nmsgid "Message"\nmsgstr "Nachricht"',
    '#: b.tsx\nmsgid "Message"\nmsgstr ""\n"Schrei"\n"ben"',
    '#: c.tsx\nmsgid "Empty"\nmsgstr ""',
  ].join('\n\n');
  expect(wordsOf(catalogue, { id: 'Message' })).toBe('schreiben');
  expect(wordsOf(catalogue, { id: 'Message', context: 'a noun' })).toBe('nachricht');
  expect(() => wordsOf(catalogue, { id: 'Empty' })).toThrow('no text Empty');
  expect(() => wordsOf(catalogue, { id: 'Message', context: 'a verb' })).toThrow('no text Message');
});

function wordsOf(catalogue: string, { id, context = '' }: Text): string {
  const entry = catalogue
    .split('\n\n')
    .find((text) => fieldOf(text, 'msgid') === id && fieldOf(text, 'msgctxt') === context);
  const words = entry && fieldOf(entry, 'msgstr');
  if (!words) throw new Error(`no text ${id}`);
  return words.toLowerCase();
}

/** A field of an entry, which may go on in further lines; empty where there is none. */
function fieldOf(entry: string, name: string): string {
  const [, lines = ''] = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(entry) ?? [];
  return [...lines.matchAll(/^"(.*)"$/gm)].map(([, text = '']) => text).join('');
}

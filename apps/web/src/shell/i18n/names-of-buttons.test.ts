import { LOCALES } from '@vela/domain/locale';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CATALOGUES = join(import.meta.dirname, '../../locales');

/** What a button shows, and what it is called: who speaks to the browser says what is seen (WCAG 2.5.3). */
const BUTTONS = [
  { area: 'member', seen: 'Message', called: 'Message {name}' },
  { area: 'settings', seen: 'Unblock', called: 'Unblock {name}' },
] as const;

const cases = BUTTONS.flatMap((button) => LOCALES.map((locale) => ({ ...button, locale })));

it.each(cases)('“$called” has in $locale what is seen in its name', ({ area, seen, called, locale }) => {
  const catalogue = readFileSync(join(CATALOGUES, area, `${locale}.po`), 'utf8');
  expect(wordsOf(catalogue, called)).toContain(wordsOf(catalogue, seen));
});

function wordsOf(catalogue: string, id: string): string {
  const [, words] = catalogue.split(`\nmsgid "${id}"\nmsgstr "`);
  if (words === undefined) throw new Error(`no text ${id}`);
  return words.slice(0, words.indexOf('"')).toLowerCase();
}

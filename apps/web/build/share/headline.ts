import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { Locale } from '@vela/domain/locale';

const HOME = join(import.meta.dirname, '../../src/locales/home');

/** The home page's headline, with its line break. */
const HEADLINE = 'Take your time.<0/>Meet someone real.';

/** What the home page says first, in a language: its sentences. */
export async function readHeadline(locale: Locale): Promise<string[]> {
  const filename = join(HOME, `${locale}.po`);
  const texts = await formatter().parse(await readFile(filename, 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename,
  });
  const text = Object.values(texts).find(({ message }) => message === HEADLINE)?.translation;
  if (!text) throw new Error(`${filename} has no “${HEADLINE}”, which pictures of shared links say`);
  return text.split('<0/>');
}

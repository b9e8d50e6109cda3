import { readFile } from 'node:fs/promises';
import { isLocale, LOCALES, type Locale } from '@vela/domain/locale';
import { isTextPage, TEXT_PAGES, type TextPage } from '@vela/domain/pages';
import { sql } from 'kysely';
import type { Db } from '../db/database';
import { OperatorError } from '../core/operator-error';
import { parseText } from './parse-text';

/** Which text: of what page, in what language, at what site. */
interface Place {
  siteId: string;
  page: TextPage;
  locale: Locale;
}

/** What a page is called on the command line: its address without `/pages/`. */
export const TEXT_NAMES = TEXT_PAGES.map((page) => page.replace(/^pages-/, ''));

/** Reads the words of a command. Throws OperatorError. */
export function placeOf(name: string | undefined, locale: string | undefined, siteId: string): Place {
  const page = `pages-${name}`;
  if (!isTextPage(page)) throw new OperatorError(`The page is one of ${TEXT_NAMES.join(', ')}.`);
  if (!isLocale(locale)) throw new OperatorError(`The language is one of ${LOCALES.join(', ')}.`);
  return { siteId, page, locale };
}

/** Puts a file’s text in the place of ours. Throws OperatorError when it can’t be read, or there is no such site. */
export async function putText(
  db: Db,
  { siteId, page, locale }: Place,
  file: string | undefined,
): Promise<void> {
  if (file === undefined) throw new OperatorError('Say the file with the text.');
  const source = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`${file} can’t be read.`, error);
  });
  const read = parseText(source);
  if ('problems' in read) throw new OperatorError(read.problems.join('\n'));
  const site = await db.selectFrom('sites').select('id').where('id', '=', siteId).executeTakeFirst();
  if (!site) throw new OperatorError(`There is no site ${siteId}.`);
  const changed = { source, changed_at: sql<Date>`now()` };
  await db
    .insertInto('site_texts')
    .values({ site_id: siteId, page, locale, ...changed })
    .onConflict((conflict) => conflict.columns(['site_id', 'page', 'locale']).doUpdateSet(changed))
    .execute();
}

/** Brings our text back. Throws OperatorError when there was no other. */
export async function removeText(db: Db, { siteId, page, locale }: Place): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('site_texts')
    .where('site_id', '=', siteId)
    .where('page', '=', page)
    .where('locale', '=', locale)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new OperatorError(`Site ${siteId} has no text of its own there.`);
}

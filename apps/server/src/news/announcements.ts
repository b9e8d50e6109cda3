import { readFile } from 'node:fs/promises';
import { LOCALES, resolveLocale } from '@vela/domain/locale';
import { safePath } from '@vela/domain/pages';
import { DAY } from '@vela/domain/time';
import { sql } from 'kysely';
import * as v from 'valibot';
import { OperatorError } from '../core/operator-error';
import type { Db } from '../db/database';

/** What a site writes to the members who asked for its news or offers, in one language. */
export interface AnnouncementText {
  subject: string;
  body: string;
  /** The label of its link. */
  action: string;
}

export const ANNOUNCED_KINDS = ['news', 'promotions'] as const;

export type AnnouncedKind = (typeof ANNOUNCED_KINDS)[number];

/** What nobody got by then is old. */
const OPEN_MS = 14 * DAY;

const line = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest), v.regex(/^[^\p{Cc}]*$/u));

const announcementSchema = v.strictObject({
  kind: v.picklist(ANNOUNCED_KINDS),
  path: v.pipe(
    v.string(),
    v.maxLength(200),
    v.check((path) => safePath(path) === path, 'It is a path of the site, such as /credits.'),
  ),
  texts: v.record(
    v.picklist(LOCALES),
    v.strictObject({ subject: line(120), body: line(1000), action: line(40) }),
  ),
});

/**
 * Reads an announcement from a JSON file and opens it: the hourly run mails it to the members who get its kind. Returns its number.
 * Throws OperatorError when the file isn't one, has no text in the site's own language, or there is no such site.
 */
export async function openAnnouncement(
  db: Db,
  { file, siteId, now }: { file: string | undefined; siteId: string; now: Date },
): Promise<number> {
  const { kind, path, texts } = await readAnnouncement(file);
  const site = await db
    .selectFrom('sites')
    .select(sql<string | null>`settings ->> 'domain_language'`.as('language'))
    .where('id', '=', siteId)
    .executeTakeFirst();
  if (!site) throw new OperatorError(`There is no site ${siteId}.`);
  const fallback = resolveLocale({ domainLanguage: site.language });
  if (!texts[fallback]) throw new OperatorError(`It has no text in the language of the site, ${fallback}.`);
  const { seq } = await db
    .insertInto('announcements')
    .values({
      site_id: siteId,
      kind,
      path,
      texts: JSON.stringify(texts),
      fallback,
      created_at: now,
      ends_at: new Date(now.getTime() + OPEN_MS),
    })
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}

/** Ends one that is open: nobody gets it from now on. Throws OperatorError when there is none of that number. */
export async function endAnnouncement(db: Db, { seq, now }: { seq: number; now: Date }): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('announcements')
    .set({ ends_at: now })
    .where('seq', '=', seq)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new OperatorError(`No announcement ${seq} is open.`);
}

async function readAnnouncement(file: string | undefined): Promise<v.InferOutput<typeof announcementSchema>> {
  if (file === undefined) throw new OperatorError('Say the file with the announcement.');
  const source = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`${file} can’t be read.`, error);
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), announcementSchema), source);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new OperatorError(`${file}, ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

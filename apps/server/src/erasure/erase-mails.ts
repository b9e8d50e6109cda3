import { canonicalEmail } from '@vela/domain/signup';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { AppContext } from '../core/context';
import type { JobName } from '../core/jobs-port';
import type { Tx } from '../db/database';
import type { LockedMember } from '../members/lock-member';

type Context = Pick<AppContext, 'jobs' | 'deriveToken'>;

/** The job that erases runs, and names the member. */
const ITSELF: JobName = 'account.erase';

interface Named {
  member: LockedMember;
  /** The addresses that the member has or had, in their canonical form too; none of an account that nobody confirmed. */
  addresses: readonly string[];
}

/**
 * Deletes all jobs that name a member, mails that were given up among them, and the mails that a demo stores: by its addresses, its
 * id, its links, whichever address they went to, and its complaints, whichever address they came from. Throws while such a job
 * runs, since it may store a mail or come again: the erasing is tried again soon.
 */
export async function eraseMails(context: Context, tx: Tx, { member, addresses }: Named): Promise<void> {
  const { id: memberId, siteId } = member;
  const linkIds = await linksOf(tx, memberId);
  const texts = [memberId, ...addresses, ...(await complaintsOf(tx, memberId))];
  const running = await context.jobs.deleteNaming(tx, [...texts, ...linkIds], { siteId });
  const others = running.filter((name) => name !== ITSELF);
  if (others.length > 0) throw new Error(`Jobs that name the member are running: ${others.join(', ')}`);
  await deleteStoredMails(tx, { addresses, texts: [...texts, ...linkIds.map(context.deriveToken)] });
}

/**
 * The addresses that a member has and, as far as the links know, had: the one before a change can be put back by one. Not the one that a
 * change was only asked for, which may be a stranger's, nor one that another account has by now.
 */
export async function addressesOf(tx: Tx, member: LockedMember): Promise<string[]> {
  const { id: memberId, siteId, email, emailCanonical } = member;
  const rows = await tx
    .selectFrom('links')
    .select('data')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'mail_change_undo')
    .execute();
  const addresses = new Set([email, emailCanonical]);
  for (const { data } of rows) {
    const { email: former } = v.parse(linkData, data);
    const canonical = canonicalEmail(former) ?? former;
    if (!(await isTaken(tx, { siteId, canonical, memberId }))) addresses.add(former).add(canonical);
  }
  return [...addresses];
}

const linkData = v.object({ email: v.string() });

async function isTaken(
  tx: Tx,
  { siteId, canonical, memberId }: { siteId: string; canonical: string; memberId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', siteId)
    .where('email_canonical', '=', canonical)
    .where('id', '<>', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

async function linksOf(tx: Tx, memberId: string): Promise<string[]> {
  const links = await tx.selectFrom('links').select('id').where('member_id', '=', memberId).execute();
  return links.map(({ id }) => id);
}

async function complaintsOf(tx: Tx, memberId: string): Promise<string[]> {
  const complaints = await tx
    .selectFrom('complaints')
    .select('reference')
    .where('member_id', '=', memberId)
    .execute();
  return complaints.map(({ reference }) => reference);
}

/** Deletes the mails that a demo stores, and only a demo: those to an address, and those to others that have one of the texts. */
async function deleteStoredMails(
  tx: Tx,
  { addresses, texts }: { addresses: readonly string[]; texts: readonly string[] },
): Promise<void> {
  const to = addresses.map((address) => address.toLowerCase());
  const named = texts.map((text) => text.toLowerCase());
  await sql`
    delete from mails
    where lower(to_address) = any(${to}::text[])
      or exists (
        select from unnest(${named}::text[], ${named.map(namingPattern)}::text[]) as named (text, pattern)
        where position(text in lower(body_text)) > 0 and lower(body_text) ~ pattern
      )
  `.execute(tx);
}

/**
 * The pattern of a text that names an address itself, and not a longer one that begins or ends with it. A full stop or a quote
 * beside it belongs to the sentence, unless another part of an address follows or precedes it.
 */
function namingPattern(address: string): string {
  const literal = address.replaceAll(/[^a-z\d]/g, (character) => `\\${character}`);
  return `(?<![a-z0-9._%+@-]|[a-z0-9]')${literal}(?![a-z0-9_%+@-]|[.'][a-z0-9])`;
}

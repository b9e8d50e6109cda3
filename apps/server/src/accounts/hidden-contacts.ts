import { createHash } from 'node:crypto';
import { MOST_HIDDEN_CONTACTS } from '@vela/domain/contacts';
import { canonicalEmail } from '@vela/domain/signup';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Tx } from '../db/database';
import { findLink } from '../links/links';

type Context = Pick<AppContext, 'fingerprint'>;

/** What a contact is stored as: of the hash alone, lists of known addresses would find most. */
function markOf({ fingerprint }: Context, hash: string): string {
  return fingerprint(`contact ${hash}`);
}

/**
 * Held by who adds a contact and by who confirms its address, so that neither misses the other. They take it before the row of
 * any member: who held a row and waited here would keep others from it.
 */
export async function lockContacts(context: Context, tx: Tx, hashes: readonly string[]): Promise<void> {
  const marks = [...new Set(hashes)].map((hash) => markOf(context, hash)).toSorted();
  await sql`
    select pg_advisory_xact_lock(hashtext('contact'), key)
    from (select distinct hashtext(mark) as key from unnest(${marks}::text[]) as given (mark) order by key) keys`.execute(
    tx,
  );
}

interface Hiding {
  memberId: string;
  /** SHA-256 of addresses in their compared form, in hexadecimal. */
  hashes: readonly string[];
  now: Date;
}

/**
 * Hides a member from the owners of addresses, now or as soon as they confirm one of them; an address that isn't confirmed
 * may be anyone's, and who types it must not see what its owner wouldn't. Throws Failure `invalid_input` beyond the limit.
 */
export async function hideFromContacts(
  context: Context,
  tx: Tx,
  { memberId, hashes, now }: Hiding,
): Promise<void> {
  const given = [...new Set(hashes)].map((hash) => ({ hash, mark: markOf(context, hash) }));
  if (given.length === 0) return;
  await tx
    .insertInto('hidden_contacts')
    .values(given.map(({ mark }) => ({ member_id: memberId, mark, added_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await requireFew(tx, memberId);
  await sql`
    insert into hidden_from (member_id, viewer_id, mark)
    select ${memberId}, members.id, given.mark
    from unnest(${given.map(({ hash }) => hash)}::text[], ${given.map(({ mark }) => mark)}::text[]) as given (hash, mark)
    join members on contact_hash(members.email_canonical) = given.hash
    where members.activated_at is not null and members.id <> ${memberId}
    on conflict do nothing`.execute(tx);
}

async function requireFew(tx: Tx, memberId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('hidden_contacts')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (count > MOST_HIDDEN_CONTACTS)
    throw new Failure('invalid_input', { fields: [{ path: 'hidden_contacts.add', code: 'too_long' }] });
}

/** Shows a member again to the owners of these addresses; `null` to all. */
export async function showToContacts(
  context: Context,
  tx: Tx,
  { memberId, hashes }: { memberId: string; hashes: readonly string[] | null },
): Promise<void> {
  if (hashes?.length === 0) return;
  const marks = hashes?.map((hash) => markOf(context, hash)) ?? null;
  for (const table of ['hidden_contacts', 'hidden_from'] as const)
    await tx
      .deleteFrom(table)
      .where('member_id', '=', memberId)
      .$if(marks !== null, (query) => query.where(sql<boolean>`mark = any(${marks}::text[])`))
      .execute();
}

/** Returns what a browser makes of an address in its compared form. */
export function contactHashOf(address: string): string {
  return createHash('sha256').update(address).digest('hex');
}

/** The same by who confirms an address: before its link is used up, which locks the member. */
export async function lockAddressOfLink(
  context: Context,
  tx: Tx,
  asked: { token: string; siteId: string; now: Date },
): Promise<void> {
  const link = await findLink(tx, asked);
  const { output, success } = v.safeParse(v.object({ email: v.string() }), link?.data);
  if (success) await lockContacts(context, tx, [contactHashOf(canonicalEmail(output.email) ?? output.email)]);
}

/** After `lockContacts`: hides those from a member who had its address among their contacts, once the address is confirmed. What an earlier address of it hid stays hidden. */
export async function hideFromNewOwner(
  context: Context,
  tx: Tx,
  { id: memberId, emailCanonical: email }: { id: string; emailCanonical: string },
): Promise<void> {
  const mark = markOf(context, contactHashOf(email));
  await sql`
    insert into hidden_from (member_id, viewer_id, mark)
    select member_id, ${memberId}, mark from hidden_contacts where mark = ${mark} and member_id <> ${memberId}
    on conflict do nothing`.execute(tx);
}

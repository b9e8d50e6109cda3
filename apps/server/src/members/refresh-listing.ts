import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { Site } from '../core/site';
import { poolOf } from '../core/viewer';

/**
 * Updates the pool that a member is in and whether a search may list it. Everything that changes a member's
 * status, profile status, invisible mode or visibility for visitors ends with this, in the same transaction.
 * A search uses `listed` and `listed_for_visitors` only to choose candidates; whether it may show one is
 * checked again.
 */
export async function refreshListing(
  db: Db | Tx,
  { memberId, site }: { memberId: string; site: Site },
): Promise<void> {
  await sql`
    update profiles
    set pool = ${poolOf(site)}, listed = ${isListed}, listed_for_visitors = ${isListedForVisitors}
    from members where members.id = profiles.member_id and members.id = ${memberId}
  `.execute(db);
}

/** The same for all members of a site where anything differs: its niche may have changed, or members came in bulk. */
export async function refreshListings(db: Db | Tx, site: Site): Promise<void> {
  const pool = poolOf(site);
  await sql`
    update profiles set pool = ${pool}, listed = ${isListed}, listed_for_visitors = ${isListedForVisitors}
    from members
    where members.id = profiles.member_id and members.site_id = ${site.id}
      and (
        profiles.pool is distinct from ${pool} or profiles.listed <> ${isListed}
        or profiles.listed_for_visitors <> ${isListedForVisitors}
      )
  `.execute(db);
}

/**
 * Applies `canSee` to members of the same pool where invisible ones are hidden, but ignores blocks, which
 * differ for each viewer.
 */
export const isListed = sql<boolean>`(members.status = 'active' and profiles.status = 'active' and not members.invisible)`;

/** Whether a visitor's search may list the member. */
export const isListedForVisitors = sql<boolean>`(${isListed} and members.shown_to_visitors)`;

import { LINK_LIFE_MS, type LinkKind, type TimedLinkKind } from '@vela/domain/limits';
import { addMs } from '@vela/domain/time';
import { hashToken } from '../sessions/sessions';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { lockMemberIfThere, type LockedMember } from '../members/lock-member';

/** A link as it may be followed. */
export interface Link {
  id: string;
  kind: LinkKind;
  memberId: string;
  data: unknown;
  createdAt: Date;
}

/** That of a reactivation works until the account is erased. */
type LinkLife =
  | { kind: TimedLinkKind; expiresAt?: undefined }
  | { kind: Exclude<LinkKind, TimedLinkKind>; expiresAt: Date };

export type NewLink = LinkLife & {
  memberId: string;
  siteId: string;
  data?: object;
  /** It only counts for a quota: nobody gets its token, and it couldn't be followed. */
  isSpent?: boolean;
  /** A canonical address that nobody else gets while the link is open. */
  reservedEmail?: string;
  now: Date;
};

/**
 * Stores a link and returns its id. The token isn't stored: it is derived from the id when the mail is
 * written.
 */
export async function createLink(
  { deriveToken, random }: Pick<AppContext, 'deriveToken' | 'random'>,
  tx: Tx,
  { memberId, siteId, data = {}, isSpent = false, reservedEmail, now, ...life }: NewLink,
): Promise<string> {
  const id = random.id();
  await tx
    .insertInto('links')
    .values({
      id,
      token_hash: hashToken(deriveToken(id)),
      kind: life.kind,
      member_id: memberId,
      site_id: siteId,
      data: JSON.stringify(data),
      created_at: now,
      expires_at: life.expiresAt ?? addMs(now, LINK_LIFE_MS[life.kind]),
      used_at: isSpent ? now : null,
      reserved_email: reservedEmail ?? null,
    })
    .execute();
  return id;
}

export interface LinkToUse {
  kind: LinkKind;
  token: string;
  siteId: string;
  now: Date;
}

/**
 * Uses a link up: of any number of callers at once exactly one gets it, the others null. The member is locked first, as
 * by everyone who then revokes links: the other way round two of them could wait for each other.
 */
export async function consumeLink(
  tx: Tx,
  { kind, token, siteId, now }: LinkToUse,
): Promise<{ link: Link; member: LockedMember } | null> {
  const link = await findLink(tx, { token, siteId, now });
  if (link?.kind !== kind) return null;
  const member = await lockMemberIfThere(tx, link.memberId);
  if (!member) return null;
  const taken = await tx
    .updateTable('links')
    .set({ used_at: now })
    .where('id', '=', link.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken ? { link, member } : null;
}

/** A link that could be followed now, left as it is. */
export async function findLink(
  db: Db | Tx,
  { token, siteId, now }: Omit<LinkToUse, 'kind'>,
): Promise<Link | null> {
  const row = await db
    .selectFrom('links')
    .select(['id', 'kind', 'member_id', 'data', 'created_at'])
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { id, kind, member_id: memberId, data, created_at: createdAt } = row;
  return { id, kind, memberId, data, createdAt };
}

/** Makes a member's open links of some kinds worthless: all of them, or those made after a moment. */
export async function revokeLinks(
  tx: Tx,
  {
    memberId,
    kinds,
    madeAfter,
    now,
  }: { memberId: string; kinds: readonly LinkKind[]; madeAfter?: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('links')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .$if(madeAfter !== undefined, (update) => update.where('created_at', '>', madeAfter ?? now))
    .execute();
}

/** Gives the newest of a member's links of a kind that weren't used its whole life again. */
export async function renewNewestLink(
  tx: Tx,
  { memberId, kind, now }: { memberId: string; kind: TimedLinkKind; now: Date },
): Promise<void> {
  await tx
    .updateTable('links')
    .set({ expires_at: addMs(now, LINK_LIFE_MS[kind]) })
    .where('id', '=', (links) =>
      links
        .selectFrom('links')
        .select('id')
        .where('member_id', '=', memberId)
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .execute();
}

/** Returns when a member's links of a kind were made, of those that can still count for a quota. */
export async function linkTimes(
  tx: Tx,
  { memberId, kind, since }: { memberId: string; kind: LinkKind; since: Date },
): Promise<Date[]> {
  const rows = await tx
    .selectFrom('links')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .execute();
  return rows.map((row) => row.created_at);
}

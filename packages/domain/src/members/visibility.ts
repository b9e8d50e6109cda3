import type { MemberStatus } from './member-status';
import type { ProfileStatus } from './profile-status';

/**
 * What becomes of members in invisible mode: `hidden` where members are found, `known` where only those who have a
 * like of one or a conversation with one still meet, `shown` where that is certain already, or matters to nobody: there
 * who isn't shown to visitors is there for them, too.
 */
export type Invisible = 'hidden' | 'known' | 'shown';

/** A member as far as its being seen goes. */
export interface Seen {
  pool: string;
  status: MemberStatus;
  profileStatus: ProfileStatus;
  invisible: boolean;
  /** Whether it lets people without an account see it. */
  shownToVisitors: boolean;
}

/** Who looks. */
export interface Looker {
  /** False for a visitor. */
  member: boolean;
  pool: string;
}

/** What stands between a member and the one who looks; nothing at all where a visitor does. */
export interface Between {
  /** They are the same member. */
  self: boolean;
  /** Either has blocked the other. */
  blocked: boolean;
  /** The member likes the one who looks, or there is a conversation with a message. A like for the member is none of it. */
  contact: boolean;
}

/**
 * Whether a member may be seen at all: of the same pool, with the account and the profile active, by nobody as another
 * who is the same, and without a block in either direction, as who was blocked must find no trace of the blocker and who
 * blocked must not be reached; by a visitor only who lets visitors see it. Whoever is in invisible mode is seen as
 * `invisible` says: being liked doesn't count, or who likes everyone would see who hides. Search, profiles, likes, chats,
 * events, mails and counts all go by this. Source: decisions.md, Access.
 */
export function canSee(
  seen: Seen,
  { by, between, invisible = 'known' }: { by: Looker; between: Between; invisible?: Invisible },
): boolean {
  if (seen.pool !== by.pool || seen.status !== 'active' || seen.profileStatus !== 'active') return false;
  if (by.member && (between.self || between.blocked)) return false;
  if (invisible === 'shown') return true;
  if (!by.member && !seen.shownToVisitors) return false;
  if (!seen.invisible) return true;
  return invisible === 'known' && by.member && between.contact;
}

/**
 * Whether someone who opens the profile of a member that has blocked them is told so (`blocked {name}`): only where at the
 * block there was a like, or had been a conversation that they know of, were it deleted since; and while they could meet but
 * for the block ({@link canSee}). A like that was taken back is gone for both, and reveals nothing; nor does the like of
 * one for a member who was in invisible mode. Anyone else would learn by it that the member exists, and finds nothing.
 * Source: product.md §6; decisions.md, Access.
 */
export function showsBlock(blocker: Seen, { by, hadContact }: { by: Looker; hadContact: boolean }): boolean {
  return hadContact && canSee(blocker, { by, ...BUT_FOR_THE_BLOCK });
}

/** Whoever had contact with a member knows of it, in invisible mode, too. */
const BUT_FOR_THE_BLOCK = {
  between: { self: false, blocked: false, contact: true },
  invisible: 'shown',
} as const;

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
  /** The address of the one who looks is among the contacts that the member hides from. */
  hides: boolean;
  /** The member likes the one who looks, or there is a conversation with a message. A like for the member is none of it. */
  contact: boolean;
}

/**
 * Whether a member may be seen at all. Both belong to the same pool, the member's account and profile are
 * active, the viewer is somebody else, and neither has blocked the other: a blocked member must find no trace
 * of the blocker, and a blocker must not be reached. A visitor sees only members who let visitors see them. A
 * member in invisible mode, or one who hides from a contact, is seen as `invisible` says; being liked is no reason, because
 * liking everyone would reveal who hides. To hide from a contact hides nobody from oneself: the other way round it would
 * show which account an address has. Search, profiles, likes, chats, events, mails and counts all use this rule. Source:
 * decisions.md, Access.
 */
export function canSee(
  seen: Seen,
  { by, between, invisible = 'known' }: { by: Looker; between: Between; invisible?: Invisible },
): boolean {
  if (seen.pool !== by.pool || seen.status !== 'active' || seen.profileStatus !== 'active') return false;
  if (by.member && (between.self || between.blocked)) return false;
  if (invisible === 'shown') return true;
  if (!by.member && !seen.shownToVisitors) return false;
  if (!seen.invisible && !(by.member && between.hides)) return true;
  return invisible === 'known' && by.member && between.contact;
}

/**
 * Whether someone who opens the profile of a member that has blocked them learns of the block (`blocked
 * {name}`). They do only if at the time of the block there was a like, or a conversation that they know of,
 * even if it was deleted since, and only if they could see each other without the block ({@link canSee}). A
 * removed like is gone for both and reveals nothing; neither does a one-sided like for a member who was in
 * invisible mode. Anyone else gets "not found", because the answer would reveal that the member exists.
 * Source: product.md §6; decisions.md, Access.
 */
export function showsBlock(blocker: Seen, { by, hadContact }: { by: Looker; hadContact: boolean }): boolean {
  return hadContact && canSee(blocker, { by, ...BUT_FOR_THE_BLOCK });
}

/** A contact already knows that the member exists, so invisible mode hides nothing from them. */
const BUT_FOR_THE_BLOCK = {
  between: { self: false, blocked: false, hides: false, contact: true },
  invisible: 'shown',
} as const;

import type { Invisible } from '@vela/domain/members';
import { sql, type RawBuilder } from 'kysely';

/** One viewer, or the column of a query that names one in each row. */
type ViewerId = string | RawBuilder<string | null>;

/** Who looks: a viewer, or the columns of many. */
export interface Looking {
  /** null for a visitor. */
  memberId: ViewerId | null;
  pool: string | RawBuilder<string>;
}

/**
 * The condition that the viewer may see the member of a query's `members` and `profiles` rows: the domain's `canSee`
 * in the database's words, which a test holds to agree. Search, profiles, likes, chats, events, mails and counts all
 * ask here.
 */
export function visibleTo(viewer: Looking, { invisible = 'known' }: { invisible?: Invisible } = {}) {
  const conditions = [
    sql<boolean>`profiles.pool = ${viewer.pool}`,
    sql<boolean>`profiles.status = 'active'`,
    sql<boolean>`members.status = 'active'`,
    ...(viewer.memberId === null ? [] : [notBlocked(viewer.memberId)]),
    ...(invisible === 'shown' ? [] : [notHidden(viewer.memberId, invisible)]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function notBlocked(viewerId: ViewerId): RawBuilder<boolean> {
  return sql<boolean>`
    members.id <> ${viewerId}
    and not exists (select from blocks where blocker_id = members.id and blocked_id = ${viewerId})
    and not exists (select from blocks where blocker_id = ${viewerId} and blocked_id = members.id)`;
}

function notHidden(viewerId: ViewerId | null, invisible: 'hidden' | 'known'): RawBuilder<boolean> {
  if (viewerId === null) return sql<boolean>`members.shown_to_visitors and not members.invisible`;
  if (invisible === 'hidden') return sql<boolean>`not members.invisible and not ${hidesAsContact(viewerId)}`;
  return sql<boolean>`not ((members.invisible or ${hidesAsContact(viewerId)}) and not ${hasContact(viewerId)})`;
}

/** The condition that the member of the query's `members` row is in invisible mode, and the viewer is none of those it knows. */
export function isInvisibleTo(viewerId: ViewerId): RawBuilder<boolean> {
  return sql<boolean>`(members.invisible and not ${hasContact(viewerId)})`;
}

/** Whether the viewer is among the contacts that the member of the query's `members` row hides from. */
function hidesAsContact(viewerId: ViewerId): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from hidden_from where hidden_from.member_id = members.id and hidden_from.viewer_id = ${viewerId}
  )`;
}

/**
 * Whether the member of the query's `members` row has a like or ever had a conversation with another, as far
 * as that row's member knows. A like counts until it is removed, which deletes it for both; a conversation
 * counts also where either has since deleted it or each message of it, but not what the other wrote and is
 * held. Where the other is in invisible mode, or hides from that row's member as a contact, the like of that row's member is
 * none: it showed nobody, and must not now.
 */
export function hadContact(otherId: string): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from likes where likes.member_id = ${otherId} and likes.liked_id = members.id)
    or exists (
      select from likes join members hider on hider.id = likes.liked_id
      where likes.member_id = members.id and likes.liked_id = ${otherId} and not hider.invisible
        and not exists (
          select from hidden_from where hidden_from.member_id = hider.id and hidden_from.viewer_id = members.id
        )
    )
    or exists (
      select from conversation_members known
      where known.member_id = members.id and known.other_id = ${otherId}
        and (
          known.num_sent > 0
          or known.cleared_seq > 0
          or exists (
            select from messages
            where messages.conversation_id = known.conversation_id and messages.type <> 'system' and not messages.held
          )
        )
    )
  )`;
}

/**
 * The condition that the viewer may report and block the member of a query's `members` and `profiles` rows: one that it may
 * see, or that wrote to it, also where the conversation was deleted. Everyone else is answered like nobody, so that an id of
 * a member who hides reveals nothing.
 */
export function knownTo({ memberId, pool }: { memberId: string | null; pool: string }): RawBuilder<boolean> {
  const viewer = { memberId, pool };
  if (memberId === null) return visibleTo(viewer);
  return sql<boolean>`(
    ${visibleTo(viewer)}
    or (${visibleTo(viewer, { invisible: 'shown' })} and exists (
      select from conversation_members own join messages on messages.conversation_id = own.conversation_id
      where own.member_id = ${memberId} and own.other_id = members.id
        and messages.sender_id = members.id and not messages.held
    ))
  )`;
}

/**
 * Whether the member of the query's `members` row likes the viewer, or has a conversation with the viewer. That the viewer
 * likes the member, or wrote what is held and nobody got, shows nothing: anyone could do that.
 */
function hasContact(viewerId: ViewerId): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from likes where likes.member_id = members.id and likes.liked_id = ${viewerId})
    or exists (
      select from conversation_members seen
      where seen.member_id = ${viewerId} and seen.other_id = members.id and seen.last_message_id is not null
        and exists (
          select from messages where messages.conversation_id = seen.conversation_id and not messages.held
        )
    )
  )`;
}

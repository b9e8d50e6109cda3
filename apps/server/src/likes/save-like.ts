import {
  LIKE_EVENT_PAUSE_MS,
  likeGiven,
  likeStateOf,
  eventsOfLike,
  type LikeEventName,
  type LikePair,
} from '@vela/domain/likes';
import { SECOND } from '@vela/domain/time';
import { sql } from 'kysely';
import { addMatchMessage } from '../chat/add-match-message';
import { releaseHeldFor } from '../chat/release-held-messages';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { appendEvents } from '../events/append-events';
import type { StoredEvent } from '../events/stored-event';
import { queueNews } from '../notifications/queue-news';
import type { Two } from './like-pair-of';

interface Given extends Two {
  /** The likes and the match between the two before, who are locked. */
  before: LikePair;
  now: Date;
}

/**
 * Stores the like of one member for another and sends its events. The member that makes the match sees it at
 * once and gets no further announcement; the other still gets one. Returns whether the two match now.
 */
export async function saveLike(
  context: Pick<AppContext, 'random'>,
  tx: Tx,
  { memberId, otherId, before, now }: Given,
): Promise<boolean> {
  const match = likeStateOf(likeGiven(before)) === 'match';
  if (before.like) return match;
  await tx
    .insertInto('likes')
    .values({
      id: context.random.id(),
      member_id: memberId,
      liked_id: otherId,
      match_shown: match,
      liked_at: now,
    })
    .execute();
  const seen = before.likeNew ? await clearNew(tx, { memberId, otherId }) : [];
  const { giver, receiver } = eventsOfLike(before, {
    isNotified: await isNotifiedOf(tx, 'like', { memberId, otherId }),
    isMatchNotified: await isNotifiedOf(tx, 'match', { memberId, otherId }),
  });
  await queueNews(tx, { news: receiver.map(() => ({ memberId: otherId, kind: 'like' as const })), now });
  // The like shows a hidden member to the other, who may have written what waited for that.
  const delivered = await releaseHeldFor(tx, { memberId, senderId: otherId, now });
  await appendEvents(tx, [
    ...delivered,
    ...seen,
    ...(match ? await addMatchMessage(context, tx, { memberIds: [memberId, otherId], now }) : []),
    ...receiver.map((name) => eventOf(name, { memberId: otherId, profileId: memberId })),
    ...giver.map((name) => eventOf(name, { memberId, profileId: otherId })),
  ]);
  return match;
}

/** Takes the new flag from the like that `memberId` received from `otherId`; returns the event for the member's other devices, none where nothing was new. */
export async function clearNew(tx: Tx, { memberId, otherId }: Two): Promise<StoredEvent[]> {
  const { numUpdatedRows } = await tx
    .updateTable('likes')
    .set({ is_new: false })
    .where('member_id', '=', otherId)
    .where('liked_id', '=', memberId)
    .where('is_new', '=', true)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? [] : [{ memberId, name: 'like_seen', data: { profile_id: otherId } }];
}

/** Whether the other was notified of a like or match by the member lately; by the time of the database, which stamped it. */
async function isNotifiedOf(tx: Tx, name: LikeEventName, { memberId, otherId }: Two): Promise<boolean> {
  const { rows } = await sql<{ notified: boolean }>`
    select exists (
      select from member_events
      where member_id = ${otherId} and name = ${name} and data ->> 'profile_id' = ${memberId}
        and created_at > now() - make_interval(secs => ${LIKE_EVENT_PAUSE_MS / SECOND})
    ) as notified`.execute(tx);
  return rows[0]?.notified === true;
}

function eventOf(
  name: LikeEventName,
  { memberId, profileId }: { memberId: string; profileId: string },
): StoredEvent {
  return { memberId, name, data: { profile_id: profileId } };
}

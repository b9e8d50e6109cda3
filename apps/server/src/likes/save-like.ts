import {
  LIKE_TOLD_MS,
  likeGiven,
  likeStateOf,
  newsOfLike,
  type LikeNews,
  type LikePair,
} from '@vela/domain/likes';
import { SECOND } from '@vela/domain/time';
import { sql } from 'kysely';
import { addMatchMessage } from '../chat/add-match-message';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { appendEvents } from '../events/append-events';
import type { StoredEvent } from '../events/stored-event';
import type { Two } from './like-pair-of';

interface Given extends Two {
  /** What stood between the two, who are locked. */
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
  if (before.likeNew) await clearNew(tx, { memberId, otherId });
  const { giver, receiver } = newsOfLike(before, {
    isNotified: await isNotifiedOf(tx, { memberId, otherId }),
  });
  await appendEvents(tx, [
    ...(match ? await addMatchMessage(context, tx, { memberIds: [memberId, otherId], now }) : []),
    ...receiver.map((name) => eventOf(name, { memberId: otherId, profileId: memberId })),
    ...giver.map((name) => eventOf(name, { memberId, profileId: otherId })),
  ]);
  return match;
}

/** Takes the new flag from the like that `memberId` received from `otherId`. */
export async function clearNew(tx: Tx, { memberId, otherId }: Two): Promise<void> {
  await tx
    .updateTable('likes')
    .set({ is_new: false })
    .where('member_id', '=', otherId)
    .where('liked_id', '=', memberId)
    .where('is_new', '=', true)
    .execute();
}

/** Whether the other heard of a like of the member's lately; by the database's own time, which stamped it. */
async function isNotifiedOf(tx: Tx, { memberId, otherId }: Two): Promise<boolean> {
  const { rows } = await sql<{ told: boolean }>`
    select exists (
      select from member_events
      where member_id = ${otherId} and name = 'like' and data ->> 'profile_id' = ${memberId}
        and created_at > now() - make_interval(secs => ${LIKE_TOLD_MS / SECOND})
    ) as told`.execute(tx);
  return rows[0]?.told === true;
}

function eventOf(
  name: LikeNews,
  { memberId, profileId }: { memberId: string; profileId: string },
): StoredEvent {
  return { memberId, name, data: { profile_id: profileId } };
}

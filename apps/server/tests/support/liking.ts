import type { TestApp } from './create-test-app';
import { activePerson, type Person } from './people';

interface Liking {
  by: Person;
  liked: Person | string;
}

export const idOf = ({ user }: Person): string => user.id;

export function saveLike(app: TestApp, { by, liked }: Liking) {
  const profile_id = typeof liked === 'string' ? liked : idOf(liked);
  return app.call('likeMember', { jar: by.jar, body: { profile_id } });
}

/** The next notice of a match that a member gets, if there is one. */
export async function nextMatch(app: TestApp, { jar }: Person) {
  return (await app.call('autoLike', { jar })).result.profile;
}

/** A page of a member's lists of likes, by the ids of who is in them. */
export async function listedLikes(app: TestApp, { jar }: Person, cursor?: string) {
  const { result } = await app.call('listLikes', { jar, ...(cursor !== undefined && { query: { cursor } }) });
  return {
    sent: result.profiles.map(({ id }) => id),
    received: result.liked_by.map(({ profile, like_new: isNew }) => [profile.id, isNew]),
    matches: result.matches.map(({ id }) => id),
    newLikes: result.new_likes,
    unseen: result.untold_match,
    next: result.next_cursor,
  };
}

export const twoPeople = (app: TestApp) =>
  Promise.all([activePerson(app), activePerson(app, { gender: 'male' })]);

/** Stores the block alone, and removes nothing of what a block ends. */
export async function saveBlock(
  app: TestApp,
  { by, blocked }: { by: Person; blocked: Person },
): Promise<void> {
  await app.db
    .insertInto('blocks')
    .values({
      blocker_id: idOf(by),
      blocked_id: idOf(blocked),
      blocked_at: app.clock.now(),
      had_contact: false,
    })
    .execute();
}

import { likeGiven, likeStateOf, NO_LIKES } from '@vela/domain/likes';
import type { FakeHandlers } from './fake-handler';
import { presentPerson, type Person } from './fake-likes';

/** Likes of a day in the fake site's swipe game. */
const A_DAY = 4;

/** Swipes of the fake site's people; the likes of a day end as on a site. */
export function swipeHandlers(people: readonly Person[]) {
  const passed = new Set<string>();
  const liked: string[] = [];
  const left = () => ({
    likes_left: A_DAY - liked.length,
    next_at: liked.length < A_DAY ? null : '2026-11-22T23:00:00.000Z',
  });
  const byId = (wanted: string) => people.find(({ profile: { id } }) => id === wanted);
  return {
    getSwipe: () => ({
      profiles: people
        .filter(({ profile, pair }) => !pair.like && !passed.has(profile.id))
        .map(presentPerson),
      liked: liked.flatMap((id) => byId(id) ?? []).map(presentPerson),
      likes_a_day: A_DAY,
      ...left(),
    }),
    swipeMember: ({ body: { profile_id: id, choice }, reject }) => {
      const person = byId(id);
      if (!person) return reject('not_found');
      if (choice === 'pass') {
        passed.add(id);
        return { match: false, ...left() };
      }
      if (liked.length === A_DAY) return reject('no_likes_left');
      liked.push(id);
      person.pair = likeGiven(person.pair);
      return { match: likeStateOf(person.pair) === 'match', ...left() };
    },
    undoSwipe: ({ body: { profile_id: id } }) => {
      passed.delete(id);
      const person = byId(id);
      if (person && liked.includes(id)) person.pair = { ...NO_LIKES, likedBy: person.pair.likedBy };
      if (liked.includes(id)) liked.splice(liked.indexOf(id), 1);
      return left();
    },
  } as const satisfies Partial<FakeHandlers>;
}

import type { Profile } from '@vela/contract/entities/profile';
import { likeGiven, likeSeen, likeStateOf, likeTaken, NO_LIKES, type LikePair } from '@vela/domain/likes';
import type { FakeHandlers } from './fake-handler';
import { profileFixture } from './fixtures';

/** Someone of the fake site, and the likes between that one and its member. */
export interface Person {
  profile: Profile;
  pair: LikePair;
}

/** Two who like the member, one of them lately, one the member likes, one match and one stranger. */
export function fakePeople(): Person[] {
  return [
    personFixture({ id: 'nadia', name: 'Nadia', age: 34 }),
    personFixture({ id: 'pieter', name: 'Pieter', age: 52, gender: 'male', online: 'today' }),
    personFixture({ id: 'amara', name: 'Amara', age: 31, premium: true, online: 'this_week' }),
    personFixture({ id: 'jonas', name: 'Jonas', age: 38, gender: 'male' }),
    personFixture({ id: 'sofie', name: 'Sofie', age: 33, online: 'earlier' }),
  ];
}

/** The likes between the fake's member and the person with this id. */
const PAIRS: Readonly<Record<string, Partial<LikePair>>> = {
  nadia: { likedBy: true, likeNew: true },
  pieter: { likedBy: true },
  amara: { like: true },
  jonas: { like: true, likedBy: true },
};

/** Somebody of the fake site; whose id isn't one of {@link fakePeople} is a stranger. */
export function personFixture(profile: Partial<Profile> & Pick<Profile, 'id'>): Person {
  return { profile: profileFixture(profile), pair: { ...NO_LIKES, ...PAIRS[profile.id] } };
}

/** Stores likes as the server does; a match is announced once. */
export function likeHandlers(people: Person[] = fakePeople()) {
  const unseen = people.filter(({ pair }) => likeStateOf(pair) === 'match');
  const change = (id: string, next: (pair: LikePair) => LikePair): Person | undefined => {
    const person = people.find(({ profile }) => profile.id === id);
    if (person) person.pair = next(person.pair);
    return person;
  };
  return {
    listLikes: () => ({ ...listsOf(people), untold_match: unseen.length > 0 }),
    likeMember: ({ body, reject }) => {
      const person = change(body.profile_id, likeGiven);
      return person ? { like: true, match: likeStateOf(person.pair) === 'match' } : reject('not_found');
    },
    unlikeMember: ({ body, reject }) =>
      change(body.profile_id, likeTaken) ? { like: false, match: false } : reject('not_found'),
    markLikeSeen: ({ body, reject }) => (change(body.profile_id, likeSeen) ? {} : reject('not_found')),
    autoLike: () => {
      const match = unseen.shift();
      return { profile: match ? presentPerson(match) : null };
    },
  } as const satisfies Partial<FakeHandlers>;
}

function listsOf(people: readonly Person[]) {
  const received = people.filter(({ pair }) => pair.likedBy);
  return {
    profiles: people.filter(({ pair }) => pair.like).map(presentPerson),
    liked_by: received.map((person) => ({
      id: `like-${person.profile.id}`,
      like_new: person.pair.likeNew,
      profile: presentPerson(person),
    })),
    matches: received.filter(({ pair }) => pair.like).map(presentPerson),
    new_likes: received.filter(({ pair }) => pair.likeNew).length,
    next_cursor: null,
  };
}

export function presentPerson({ profile, pair }: Person): Profile {
  const match = likeStateOf(pair) === 'match';
  return { ...profile, like: pair.like, liked_by: pair.likedBy, match };
}

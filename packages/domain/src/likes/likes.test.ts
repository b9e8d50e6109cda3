import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isLikeType,
  isMatch,
  LIKE_TYPES,
  LIKE_EVENT_PAUSE_MS,
  likeGiven,
  likeSeen,
  likeStateOf,
  likeTaken,
  eventsOfLike,
  NO_LIKES,
  type LikePair,
} from '.';

const SENT: LikePair = { like: true, likedBy: false, likeNew: false };
const RECEIVED: LikePair = { like: false, likedBy: true, likeNew: true };
const MATCH: LikePair = { like: true, likedBy: true, likeNew: false };

describe('likeStateOf', () => {
  test.each([
    [NO_LIKES, 'none'],
    [SENT, 'sent'],
    [RECEIVED, 'received'],
    [MATCH, 'match'],
  ] as const)('of %j is %s', (pair, state) => {
    expect(likeStateOf(pair)).toBe(state);
    expect(isMatch(pair)).toBe(state === 'match');
  });
});

describe('the mark of a received like', () => {
  test('goes when the profile is opened or the like is answered', () => {
    expect(likeSeen(RECEIVED)).toEqual({ ...RECEIVED, likeNew: false });
    expect(likeGiven(RECEIVED)).toEqual(MATCH);
  });
});

describe('eventsOfLike', () => {
  test.each([
    [NO_LIKES, { giver: [], receiver: ['like'] }],
    [RECEIVED, { giver: ['match'], receiver: ['like', 'match'] }],
    [SENT, { giver: [], receiver: [] }],
    [MATCH, { giver: [], receiver: [] }],
  ] as const)('of a like after %j', (before, events) => {
    expect(eventsOfLike(before, { isNotified: false, isMatchNotified: false })).toEqual(events);
  });

  test.each([
    [NO_LIKES, { giver: [], receiver: [] }],
    [RECEIVED, { giver: ['match'], receiver: ['match'] }],
    [SENT, { giver: [], receiver: [] }],
    [MATCH, { giver: [], receiver: [] }],
  ] as const)('of a like that was announced lately, after %j, is a match alone', (before, events) => {
    expect(eventsOfLike(before, { isNotified: true, isMatchNotified: false })).toEqual(events);
  });

  test('of a match that was announced lately are for the giver alone', () => {
    expect(eventsOfLike(RECEIVED, { isNotified: true, isMatchNotified: true })).toEqual({
      giver: ['match'],
      receiver: [],
    });
  });

  test('is old after a day', () => {
    expect(LIKE_EVENT_PAUSE_MS).toBe(24 * 60 * 60 * 1000);
  });
});

/** Two members who like, remove likes and look in any order. */
const steps = fc.array(
  fc.record({ by: fc.constantFrom(0, 1), act: fc.constantFrom('like', 'take', 'look') }),
  { maxLength: 40 },
);

/** What the other's like and its end leave with a member: a new like has a mark. */
const received = (pair: LikePair): LikePair => ({
  ...pair,
  likedBy: true,
  likeNew: pair.likeNew || !pair.likedBy,
});
const lost = (pair: LikePair): LikePair => ({ ...pair, likedBy: false, likeNew: false });

/** What both see after each step, and how many matches were announced by then. */
function play(acts: { by: number; act: string }[]) {
  const sides: [LikePair, LikePair] = [NO_LIKES, NO_LIKES];
  const announced = { matches: 0, began: 0 };
  for (const { by, act } of acts) {
    const [own, other] = by === 0 ? ([0, 1] as const) : ([1, 0] as const);
    if (act === 'like') {
      const news = eventsOfLike(sides[own], { isNotified: false, isMatchNotified: false });
      announced.matches += news.giver.filter((name) => name === 'match').length;
      if (likeStateOf(sides[own]) === 'received') announced.began += 1;
      sides[own] = likeGiven(sides[own]);
      sides[other] = received(sides[other]);
    } else if (act === 'take') {
      sides[own] = likeTaken(sides[own]);
      sides[other] = lost(sides[other]);
    } else sides[own] = likeSeen(sides[own]);
  }
  return { sides, announced };
}

describe('whatever two members do', () => {
  test('both see the same likes, and a mark only on a like', () => {
    fc.assert(
      fc.property(steps, (acts) => {
        const [one, two] = play(acts).sides;
        expect([one.like, one.likedBy]).toEqual([two.likedBy, two.like]);
        expect(likeStateOf(one) === 'match').toBe(likeStateOf(two) === 'match');
        for (const side of [one, two]) expect(side.likeNew && !side.likedBy).toBe(false);
      }),
    );
  });

  test('each match is announced once', () => {
    fc.assert(
      fc.property(steps, (acts) => {
        const { announced } = play(acts);
        expect(announced.matches).toBe(announced.began);
      }),
    );
  });
});

describe('isLikeType', () => {
  test('has the three lists of the address', () => {
    expect(LIKE_TYPES).toEqual(['received', 'sent', 'matches']);
  });

  test.each([...LIKE_TYPES])('knows %s', (type) => {
    expect(isLikeType(type)).toBe(true);
  });

  test.each(['', 'match', 'Sent', null, 3])('does not know %j', (type) => {
    expect(isLikeType(type)).toBe(false);
  });
});

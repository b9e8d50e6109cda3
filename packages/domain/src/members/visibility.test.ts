import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canSee, showsBlock, MEMBER_STATUSES, type Between, type Looker, type Seen } from '.';

const seen: Seen = {
  pool: 'vela/1',
  status: 'active',
  profileStatus: 'active',
  invisible: false,
  shownToVisitors: true,
};
const member: Looker = { member: true, pool: 'vela/1' };
const visitor: Looker = { member: false, pool: 'vela/1' };
const strangers: Between = { self: false, blocked: false, hides: false, contact: false };

describe('canSee', () => {
  test.each([
    ['a member', {}, true],
    ['one of another pool', { pool: 'vela/2' }, false],
    ['one who is not confirmed', { status: 'not_confirmed' }, false],
    ['one who is leaving', { status: 'pending_deletion' }, false],
    ['one who is banned', { status: 'banned' }, false],
    ['a disabled profile', { profileStatus: 'disabled' }, false],
  ] as const)('of %s, as a member and as a visitor', (_, change, can) => {
    expect(canSee({ ...seen, ...change }, { by: member, between: strangers })).toBe(can);
    expect(canSee({ ...seen, ...change }, { by: visitor, between: strangers })).toBe(can);
  });

  test.each([
    ['oneself', { self: true }],
    ['one who blocked or was blocked', { blocked: true }],
    ['one who blocked after a like', { blocked: true, contact: true }],
  ])('not of %s, wherever it would be', (_, change) => {
    for (const invisible of ['hidden', 'known', 'shown'] as const) {
      expect(canSee(seen, { by: member, between: { ...strangers, ...change }, invisible })).toBe(false);
    }
  });

  test.each([
    ['hidden', { strangers: false, known: false, visitor: false }],
    ['known', { strangers: false, known: true, visitor: false }],
    ['shown', { strangers: true, known: true, visitor: true }],
    [undefined, { strangers: false, known: true, visitor: false }],
  ] as const)('of one in invisible mode, where such are %s: %j', (invisible, can) => {
    const hidden = { ...seen, invisible: true };
    const where = invisible && { invisible };
    const known = { ...strangers, contact: true };
    expect({
      strangers: canSee(hidden, { by: member, between: strangers, ...where }),
      known: canSee(hidden, { by: member, between: known, ...where }),
      visitor: canSee(hidden, { by: visitor, between: known, ...where }),
    }).toEqual(can);
  });

  test.each([
    ['hidden', { strangers: false, known: false, visitor: true }],
    ['known', { strangers: false, known: true, visitor: true }],
    ['shown', { strangers: true, known: true, visitor: true }],
  ] as const)('of one who hides from the contact that looks, where such are %s: %j', (invisible, can) => {
    const hiding = { ...strangers, hides: true };
    expect({
      strangers: canSee(seen, { by: member, between: hiding, invisible }),
      known: canSee(seen, { by: member, between: { ...hiding, contact: true }, invisible }),
      visitor: canSee(seen, { by: visitor, between: hiding, invisible }),
    }).toEqual(can);
  });

  test.each([
    ['hidden', false],
    ['known', false],
    ['shown', true],
  ] as const)(
    'of one who is not shown to visitors, where invisible ones are %s: by members, and by visitors %j',
    (invisible, can) => {
      const closed = { ...seen, shownToVisitors: false };
      expect(canSee(closed, { by: visitor, between: strangers, invisible })).toBe(can);
      expect(canSee(closed, { by: member, between: strangers, invisible })).toBe(true);
    },
  );

  test('is never lost by a contact, and never won by a block or invisible mode', () => {
    const anySeen = fc.record({
      pool: fc.constantFrom('vela/1', 'vela/2'),
      status: fc.constantFrom(...MEMBER_STATUSES),
      profileStatus: fc.constantFrom('active', 'disabled'),
      invisible: fc.boolean(),
      shownToVisitors: fc.boolean(),
    });
    const anyBetween = fc.record({
      self: fc.boolean(),
      blocked: fc.boolean(),
      hides: fc.boolean(),
      contact: fc.boolean(),
    });
    const places = fc.constantFrom('hidden', 'known', 'shown');
    fc.assert(
      fc.property(anySeen, anyBetween, places, (who, between, invisible) => {
        const can = (change: Partial<Between>, of: Partial<Seen> = {}) =>
          Number(canSee({ ...who, ...of }, { by: member, between: { ...between, ...change }, invisible }));
        expect(can({ contact: true })).toBeGreaterThanOrEqual(can({ contact: false }));
        expect(can({ blocked: true })).toBe(0);
        expect(can({ hides: true })).toBeLessThanOrEqual(can({ hides: false }));
        expect(can({}, { invisible: true })).toBeLessThanOrEqual(can({}, { invisible: false }));
      }),
    );
  });
});

describe('showsBlock', () => {
  test.each([
    ['after contact', seen, { hadContact: true, isShown: true }],
    ['by a stranger', seen, { hadContact: false, isShown: false }],
    ['by one in invisible mode', { ...seen, invisible: true }, { hadContact: true, isShown: true }],
    ['by one of another pool', { ...seen, pool: 'vela/2' }, { hadContact: true, isShown: false }],
    [
      'by one who is not confirmed, so that nobody can know of them',
      { ...seen, status: 'not_confirmed' },
      { hadContact: true, isShown: false },
    ],
    ['by one who is leaving', { ...seen, status: 'pending_deletion' }, { hadContact: true, isShown: false }],
    [
      'by one whose profile is off',
      { ...seen, profileStatus: 'disabled' },
      { hadContact: true, isShown: false },
    ],
  ] as const)('who was blocked %s', (_, blocker, { hadContact, isShown }) => {
    expect(showsBlock(blocker, { by: member, hadContact })).toBe(isShown);
  });
});

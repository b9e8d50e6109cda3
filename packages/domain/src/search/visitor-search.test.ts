import { describe, expect, test } from 'vitest';
import { mayLookAround, visitorSearchOf } from '.';

describe('visitorSearchOf', () => {
  const settings = { logged_out_search: 'none', logged_out_search_trafficsource: 'limited' } as const;

  test.each([
    [{}, 'none'],
    [{ network: ' ' }, 'none'],
    [{ network: 'partner' }, 'limited'],
    [{ ref: '42' }, 'limited'],
  ])('for a visitor with %j is %s', (source, search) => {
    expect(visitorSearchOf(settings, source)).toBe(search);
  });
});

test.each([
  [true, 'none', true],
  [true, 'limited', true],
  [false, 'limited', true],
  [false, 'none', false],
] as const)('a member (%s) where visitors search %s may look around: %s', (member, search, may) => {
  expect(mayLookAround({ member, search })).toBe(may);
});

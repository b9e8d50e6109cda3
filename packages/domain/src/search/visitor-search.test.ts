import { describe, expect, test } from 'vitest';
import { visitorSearchOf } from '.';

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

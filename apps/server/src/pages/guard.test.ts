import { PAGE_LIST } from '@vela/contract/pages';
import { describe, expect, it } from 'vitest';
import { decidePage } from './guard';

const decide = (path: string, member: boolean, paidUser = false): ReturnType<typeof decidePage> =>
  decidePage({ url: new URL(path, 'http://localhost'), opener: { member, paidUser, looksAround: true } });

/** A path of each page, with something in the place of its parameters. */
const pathOf = (pattern: string): string =>
  pattern
    .replace('{name}', 'gallery')
    .replace('{type}', 'sent')
    .replace('{section}', 'email')
    .replace(/\/\{\w+\?\}/g, '')
    .replace(/\{\w+\}/g, 'abc');
const pages = PAGE_LIST.filter(({ name }) => name !== 'token').map((page) => ({
  ...page,
  at: pathOf(page.path),
}));

describe('decidePage', () => {
  it.each(pages.filter(({ access }) => access === 'member'))(
    'sends a visitor of $at to log in and back',
    ({ at }) => {
      expect(decide(`${at}?a=1&b=2`, false)).toEqual({
        kind: 'redirect',
        to: `/login?next=${encodeURIComponent(`${at}?a=1&b=2`)}`,
      });
    },
  );

  it.each(pages.filter(({ access, name }) => access === 'visitor' && name !== 'members-id-signup'))(
    'sends a member from $at home',
    ({ at }) => {
      expect(decide(at, true)).toEqual({ kind: 'redirect', to: '/members' });
    },
  );

  it('sends a member from the sign-up to a member to that one', () => {
    expect(decide('/members/abc/signup?next=%2Flikes', true)).toEqual({
      kind: 'redirect',
      to: '/members/abc',
    });
  });

  it.each(pages.filter(({ ready, access }) => !ready && access !== 'visitor'))(
    'has no $at for a member yet',
    ({ at }) => {
      expect(decide(at, true)).toEqual({ kind: 'not_found' });
    },
  );

  it.each(pages.filter(({ ready, access }) => ready && access === 'member'))(
    'shows $at to a member',
    ({ at, name }) => {
      expect(decide(at, true, name === 'credits-repeat-order')).toMatchObject({
        kind: 'open',
        page: { name },
      });
    },
  );

  it.each(pages.filter(({ ready, access }) => ready && access !== 'member'))(
    'shows $at to a visitor',
    ({ at, name }) => {
      expect(decide(at, false)).toMatchObject({ kind: 'open', page: { name } });
    },
  );

  it.each([
    ['/premium?package=p2&next=%2Flikes', true, '/credits?package=p2&next=%2Flikes'],
    ['/credits/repeat-order?next=%2Flikes', false, '/premium?next=%2Flikes'],
  ])('leads from %s, where the member has paid: %s, to %s', (path, premium, to) => {
    expect(decide(path, true, premium)).toEqual({ kind: 'redirect', to });
    expect(decide(path, true, !premium)).toMatchObject({ kind: 'open' });
  });

  it('sends a visitor of the members to log in and back where nobody looks around', () => {
    const opener = { member: false, paidUser: false, looksAround: false };
    expect(decidePage({ url: new URL('http://localhost/members?gender=male'), opener })).toEqual({
      kind: 'redirect',
      to: '/login?next=%2Fmembers%3Fgender%3Dmale',
    });
  });

  it('knows a mail link by its 43 characters', () => {
    const token = 'a-_'.repeat(15).slice(0, 43);
    expect(decide(`/${token}`, false)).toMatchObject({
      kind: 'open',
      page: { name: 'token' },
      params: { token },
    });
    expect(decide(`/${token}x`, false)).toEqual({ kind: 'not_found' });
  });

  it.each(['/nothing', '/members/a/b/c', '/login/', '/%E0%A4%A'])('has no %s', (path) => {
    expect(decide(path, false)).toEqual({ kind: 'not_found' });
  });
});

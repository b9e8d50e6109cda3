import { PAGE_NAMES } from '@vela/domain/pages';
import { describe, expect, it } from 'vitest';
import { isAppStep, mayLoadDataAhead, type AppTarget } from './app-steps';

const member = { paidUser: false, readyPages: PAGE_NAMES };
const to = (page: AppTarget['page'], href: string): AppTarget => ({ page, href });

describe('the app shows without loading a document', () => {
  it.each([
    to('members', '/members?country=NL&page=2'),
    to('members-id', '/members/anna'),
    to('chats-id', '/chats/c1'),
    to('premium', '/premium?next=%2Flikes'),
    to('settings', '/settings'),
  ])('$href', (target) => {
    expect(isAppStep(target, member)).toBe(true);
  });
});

describe('the server is asked for', () => {
  it.each([
    ['a path that no page has', to(null, '/nothing')],
    ['a page of the site', to('pages-terms', '/pages/terms')],
    ['the page that confirms the address', to('complete-signup', '/complete-signup')],
    ['a page in another language', to('members', '/members?locale=de')],
    ['a page for those who paid', to('credits-repeat-order', '/credits/repeat-order')],
  ])('%s', (_name, target) => {
    expect(isAppStep(target, member)).toBe(false);
  });

  it('a page that leads a member who has paid elsewhere', () => {
    const paid = { ...member, paidUser: true };
    expect(isAppStep(to('premium', '/premium'), paid)).toBe(false);
    expect(isAppStep(to('credits-repeat-order', '/credits/repeat-order'), paid)).toBe(true);
  });

  it('a page whose screen does not exist yet', () => {
    expect(isAppStep(to('likes', '/likes'), { ...member, readyPages: ['members'] })).toBe(false);
  });
});

it('loads lists ahead, but no member, no conversation and no results, which count', () => {
  expect((['likes', 'chats', 'credits'] as const).map(mayLoadDataAhead)).toEqual([true, true, true]);
  expect(
    (['members', 'members-id', 'chats-id', 'members-id-chat', 'likes-m-id'] as const).some(mayLoadDataAhead),
  ).toBe(false);
});

import { PAGE_ACCESS } from '@vela/domain/pages';
import { describe, expect, test } from 'vitest';
import { matchPage, PAGES } from './pages';

/** The route table of product.md §2, the settings route that it names without a path, and the accessibility statement. */
const ROUTES = `
  / /members /members/{id} /members/{id}/chat /members/{id}/landing /members/{id}/signup
  /members/{id}/landing2/{slug?} /members/{id}/landing3/{slug?} /likes /likes/{type} /likes/m/{id} /chats /chats/{id}
  /credits /credits/{id}/{paymentmethod?} /credits/repeat-order /premium /directdebit /transactions/{id?} /profile
  /notifications /signup /complete-signup /signup-matches /login /reset-password /reset-password/do /activate/done
  /activate/error /mail-change/do /account-deleted /complaints /match-finder /swipe-game /pricing /lang-config
  /landers/tinderswipe /landers/{name}/{slug?} /{token} /pages/ban /pages/cookies /pages/faq /pages/privacy
  /pages/return-policy /pages/service /pages/terms /settings /pages/accessibility
`
  .trim()
  .split(/\s+/);

const TOKEN = 'aB3_-'.repeat(9).slice(0, 43);

describe('PAGES', () => {
  test('has every route of the product and no other', () => {
    expect(PAGES.map(({ path }) => path).toSorted()).toEqual(ROUTES.toSorted());
  });

  test('has every page name once', () => {
    expect(PAGES.map(({ name }) => name).toSorted()).toEqual(Object.keys(PAGE_ACCESS).toSorted());
  });
});

describe('matchPage', () => {
  test.each([
    ['/', 'index', {}],
    ['/members', 'members', {}],
    ['/members/abc', 'members-id', { id: 'abc' }],
    ['/members/a%2Fb', 'members-id', { id: 'a/b' }],
    ['/members/abc/chat', 'members-id-chat', { id: 'abc' }],
    ['/members/abc/landing2', 'members-id-landing2-slug', { id: 'abc' }],
    ['/members/abc/landing2/x', 'members-id-landing2-slug', { id: 'abc', slug: 'x' }],
    ['/likes', 'likes', {}],
    ['/likes/received', 'likes-type', { type: 'received' }],
    ['/likes/m/abc', 'likes-m-id', { id: 'abc' }],
    ['/credits', 'credits', {}],
    ['/credits/repeat-order', 'credits-repeat-order', {}],
    ['/credits/p1', 'credits-id-paymentmethod', { id: 'p1' }],
    ['/credits/p1/ideal', 'credits-id-paymentmethod', { id: 'p1', paymentmethod: 'ideal' }],
    ['/transactions', 'transactions-id', {}],
    ['/transactions/7', 'transactions-id', { id: '7' }],
    ['/settings', 'settings', {}],
    ['/landers/tinderswipe', 'landers-tinderswipe', {}],
    ['/landers/gallery', 'landers-name-slug', { name: 'gallery' }],
    ['/landers/gallery/she-x', 'landers-name-slug', { name: 'gallery', slug: 'she-x' }],
    ['/pages/faq', 'pages-faq', {}],
    [`/${TOKEN}`, 'token', { token: TOKEN }],
  ])('%s is %s with %j', (pathname, name, params) => {
    expect(matchPage(pathname)).toEqual({ page: expect.objectContaining({ name }), params });
  });

  test.each([
    '',
    '/nothing',
    '/members/',
    '/members//chat',
    '/members/abc/nothing',
    '/members/abc/landing2/x/y',
    '/likes/m',
    '/likes/nothing',
    '/credits/p1/ideal/x',
    '/landers/nothing',
    '/pages',
    '/pages/nothing',
    '/%E0%A4%A',
    `/${TOKEN.slice(1)}`,
    `/${TOKEN}x`,
    `/${TOKEN.slice(1)}!`,
    `/${TOKEN}/`,
  ])('%j is none', (pathname) => {
    expect(matchPage(pathname)).toBeNull();
  });
});

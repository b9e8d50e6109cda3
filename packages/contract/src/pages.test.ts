import { describe, expect, test } from 'vitest';
import { matchPage, PAGE_LIST } from './pages';

const TOKEN = 'aB3_-'.repeat(9).slice(0, 43);

/** A path of each page, with something in the place of its parameters. */
const EXAMPLES: Readonly<Record<string, string>> = {
  type: 'sent',
  section: 'email',
  name: 'gallery',
  token: TOKEN,
};

const pathOf = (pattern: string) =>
  pattern.replaceAll(/\{(\w+)\??\}/g, (_, name: string) => EXAMPLES[name] ?? 'abc');

test.each(PAGE_LIST)('$path is matched by the page that has it', ({ name, path }) => {
  expect(matchPage(pathOf(path))?.page.name).toBe(name);
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
    ['/settings/password', 'settings-section', { section: 'password' }],
    ['/settings/delete', 'settings-delete', {}],
    ['/settings/passkeys', 'settings-passkeys', {}],
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
    '/settings/nothing',
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

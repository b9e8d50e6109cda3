import { describe, expect, test } from 'vitest';
import { hasPart, isLinkToken, LAYOUT_PARTS, layoutOf, type LayoutPart, type PageLayout } from '.';
import { PAGE_NAMES } from './testing';

describe('isLinkToken', () => {
  const token = 'aB3_-'.repeat(9).slice(0, 43);

  test.each([
    [token, true],
    [token.slice(1), false],
    [`${token}a`, false],
    [`${token.slice(1)}.`, false],
    [`${token.slice(1)}é`, false],
    [`${token}\n`, false],
    ['', false],
  ])('%j: %s', (segment, is) => {
    expect(isLinkToken(segment)).toBe(is);
  });
});

test.each([
  ['chat', ['members-id-chat', 'chats-id']],
  ['empty', ['members-id-signup', 'lang-config']],
  [
    'lander',
    [
      'members-id-landing',
      'members-id-landing2-slug',
      'members-id-landing3-slug',
      'landers-tinderswipe',
      'landers-name-slug',
    ],
  ],
] as const)('the layout %s is that of %j', (layout, pages) => {
  expect(PAGE_NAMES.filter((page) => layoutOf(page) === layout).toSorted()).toEqual(pages.toSorted());
});

test('any other page has the default layout', () => {
  expect(PAGE_NAMES.filter((page) => layoutOf(page) === 'default')).toHaveLength(PAGE_NAMES.length - 9);
});

describe('hasPart', () => {
  const layouts = Object.keys(LAYOUT_PARTS) as PageLayout[];

  test.each([
    ['navigation', ['default']],
    ['warnings', ['default']],
    ['logo_bar', ['lander']],
    ['entry_warning', ['chat', 'lander']],
    ['footer', ['default', 'lander']],
    ['disclaimer', ['default', 'lander']],
    ['signup_modal', ['default', 'empty']],
  ] as const satisfies readonly (readonly [LayoutPart, readonly PageLayout[]])[])(
    'finds %s in %j',
    (part, withIt) => {
      expect(layouts.filter((layout) => hasPart(layout, part))).toEqual(withIt);
    },
  );
});

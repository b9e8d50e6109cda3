import { describe, expect, test } from 'vitest';
import {
  hasPart,
  isLinkToken,
  LAYOUT_PARTS,
  PAGE_NAMES,
  pageOf,
  pagesWith,
  type LayoutPart,
  type PageLayout,
} from '.';

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

test('each page has a path of its own, and each part of it is a word or a parameter', () => {
  const paths = PAGE_NAMES.map((name) => pageOf(name).path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !/^\/$|^(?:\/(?:[a-z0-9-]+|\{\w+\??\}))+$/.test(path))).toEqual([]);
});

test('pages with a property are listed in the order of the table', () => {
  expect(pagesWith('footer')).toEqual(PAGE_NAMES.filter((name) => pageOf(name).footer));
  expect(pagesWith('footer').at(-1)).toBe('pages-accessibility');
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

import { expect, test } from 'vitest';
import { FOOTER_PAGES } from '../navigation';
import { isTextPage, TEXT_PAGES } from '.';

test('the footer leads to every text, and beside them to prices and complaints', () => {
  expect(FOOTER_PAGES.filter((page) => !isTextPage(page))).toEqual(['pricing', 'complaints']);
  expect(TEXT_PAGES).toHaveLength(FOOTER_PAGES.length - 2);
});

test.each(['pages-nothing', 'index', null, ''])('%j is no text', (page) => {
  expect(isTextPage(page)).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { localizedPath, pathInAnyLanguage } from '.';

test.each([
  ['/pages/terms', '/pages/terms?locale=nb'],
  ['/signup?step=photo', '/signup?step=photo&locale=nb'],
  ['/pricing?locale=de&a=1#faq', '/pricing?a=1&locale=nb#faq'],
  ['/#a?b#c', '/?locale=nb#a?b#c'],
])('localizedPath of %s names the language', (path, localized) => {
  expect(localizedPath(path, 'nb')).toBe(localized);
});

describe('pathInAnyLanguage', () => {
  test.each([
    ['/pricing?locale=de', '/pricing'],
    ['/pricing?a=1&locale=de&b=2#faq', '/pricing?a=1&b=2#faq'],
    ['/pricing?locale=de&locale=nl', '/pricing'],
    ['/pricing?locale=xx', '/pricing?locale=xx'],
    ['/pricing?alocale=de', '/pricing?alocale=de'],
    ['/pricing#?locale=de', '/pricing#?locale=de'],
    ['/?locale=de', '/'],
    ['/a%20b?x=%26', '/a%20b?x=%26'],
    ['/', '/'],
  ])('of %s is %s', (path, without) => {
    expect(pathInAnyLanguage(path)).toBe(without);
  });
});

import { describe, expect, test } from 'vitest';
import { localizedPath, pathInAnyLanguage } from '.';

test('localizedPath names the language', () => {
  expect(localizedPath('/pages/terms', 'nb')).toBe('/pages/terms?locale=nb');
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

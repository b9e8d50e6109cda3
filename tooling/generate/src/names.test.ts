import { describe, expect, it } from 'vitest';

import { isPascal, toCamel, toKebab, toPascal, toWords } from './names.ts';

describe('toKebab', () => {
  it.each([
    ['list-gifts', 'list-gifts'],
    ['listGifts', 'list-gifts'],
    ['ListGifts', 'list-gifts'],
    ['base64Url', 'base64-url'],
  ])('makes of %s the file name %s', (name, kebab) => {
    expect(toKebab(name)).toBe(kebab);
  });

  it.each(['', '-a', 'a--b', '../a', 'a b', '1a', 'ä'])('takes no %j', (name) => {
    expect(toKebab(name)).toBeNull();
  });
});

it('turns a file name into an identifier and into words', () => {
  expect(toCamel('list-gifts')).toBe('listGifts');
  expect(toPascal('list-gifts')).toBe('ListGifts');
  expect(toWords('GiftCard')).toBe('gift card');
});

it('knows the name of a component', () => {
  expect(isPascal('GiftCard')).toBe(true);
  expect(isPascal('giftCard')).toBe(false);
  expect(isPascal('Gift-Card')).toBe(false);
});

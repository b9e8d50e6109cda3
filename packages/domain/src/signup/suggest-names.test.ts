import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkName, freeNames, nameKey, namesLike, SUGGESTED_NAMES } from '.';
import { INVALID_NAMES, VALID_NAMES } from './testing';

const ADDITIONS = ['nova', 'luna', 'indigo', 'opal'];
const HOUSE = /vela|admin/i;
const isReserved = (name: string) => HOUSE.test(name);
const like = (name: string, email = '') => namesLike(name, { email, additions: ADDITIONS, isReserved });

describe('namesLike', () => {
  test.each([
    ['sanne', /^sanne_(?:nova|luna|indigo|opal)$/],
    [' Sanne ', /^Sanne_[a-z]+$/],
    ['Sanne van Dijk', /^Sanne van Dijk [a-z]+$/],
    ['sanne-k', /^sanne-k-[a-z]+$/],
    ['sanne_k', /^sanne_k_[a-z]+$/],
    ['Саша', /^Саша_[a-z]+$/],
  ])('of %j has each addition behind it', (name, pattern) => {
    const names = like(name);
    expect(names).toHaveLength(ADDITIONS.length);
    for (const one of names) expect(one).toMatch(pattern);
    expect(new Set(names).size).toBe(ADDITIONS.length);
  });

  test('is the same for the same name, and begins otherwise for another', () => {
    expect(like('SANNE').map(nameKey)).toEqual(like('sanne').map(nameKey));
    expect(like('sanne')[0]?.split('_')[1]).not.toBe(like('sannf')[0]?.split('_')[1]);
  });

  test.each([
    ['Vela Sanne', /^Sanne [a-z]+$/],
    ['admin_sanne', /^sanne_[a-z]+$/],
    ['Admin', /^[a-z]+_[a-z]+$/],
    ['Vela Admin', /^[a-z]+ [a-z]+$/],
  ])('of %j leaves out what reserves it', (name, pattern) => {
    const names = like(name);
    expect(names.length).toBeGreaterThanOrEqual(SUGGESTED_NAMES);
    for (const one of names) {
      expect(one).toMatch(pattern);
      expect(isReserved(one)).toBe(false);
    }
  });

  test('of the longest has its beginning', () => {
    for (const name of ['é'.repeat(32), `${'Sanne '.repeat(5)}ab`, `👨‍👩‍👧‍👦${'a'.repeat(30)}`]) {
      const names = like(name);
      expect(names).toHaveLength(ADDITIONS.length);
      for (const one of names) expect(name.startsWith(one.slice(0, 20))).toBe(true);
    }
  });

  test.each(INVALID_NAMES)('of %j is none', (name) => {
    expect(like(name)).toEqual([]);
  });

  test.each(VALID_NAMES)('of %j is valid and another', (name) => {
    const names = like(name);
    expect(names.length).toBeGreaterThanOrEqual(SUGGESTED_NAMES);
    expect(faultsOf(name, names)).toEqual([]);
  });

  test('is valid and another, whatever the name', () => {
    const part = fc.stringMatching(/^[\p{L}\p{N}\p{M}\p{Emoji} ._-]{1,40}$/u);
    fc.assert(
      fc.property(fc.oneof(part, fc.string({ unit: 'grapheme' })), (name) => {
        expect(faultsOf(name, like(name))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('has nothing in it but what was typed as the name, and additions', () => {
    const name = fc.stringMatching(/^[a-z]{2,20}$/);
    const email = fc.emailAddress();
    fc.assert(
      fc.property(name, email, (typed, address) => {
        const allowed = [typed, ...ADDITIONS];
        for (const one of like(typed, address))
          expect(one.split('_').filter((part) => !allowed.includes(part))).toEqual([]);
      }),
    );
  });

  test('is no address', () => {
    const additions = ['nova@example.com', 'nova'];
    expect(namesLike('sanne', { additions, isReserved })).toEqual(['sanne_nova']);
    expect(namesLike('sanne@example.com', { email: 'sanne@example.com', additions, isReserved })).toEqual([]);
  });

  test('is none without additions', () => {
    expect(namesLike('sanne', { additions: [], isReserved })).toEqual([]);
  });
});

/** Those that are invalid, or the name itself. */
function faultsOf(name: string, names: readonly string[]): string[] {
  return names.filter((one) => checkName(one) !== null || nameKey(one) === nameKey(name));
}

describe('freeNames', () => {
  const names = ['Sanne_one', 'Sanne_two', 'Sanne_admin', 'Sanne_three', 'Sanne_four', 'Sanne_five'];

  test('has the first that are neither taken nor reserved', () => {
    const taken = new Set(['sanne_two']);
    expect(freeNames(names, { taken, isReserved })).toEqual(['Sanne_one', 'Sanne_three', 'Sanne_four']);
  });

  test('has fewer where fewer are free', () => {
    const taken = new Set(names.slice(1).map(nameKey));
    expect(freeNames(names, { taken, isReserved })).toEqual(['Sanne_one']);
    expect(freeNames([], { taken, isReserved })).toEqual([]);
  });
});

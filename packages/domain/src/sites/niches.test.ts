import { describe, expect, test } from 'vitest';
import { LANDER_PREFIXES, NICHES, needsSpecialCategories } from '.';

describe('niches', () => {
  test('have the address prefixes of the product', () => {
    expect(NICHES.map((niche) => LANDER_PREFIXES[niche])).toEqual([
      '',
      'she-',
      'bdsm-',
      'bbw-',
      'gilf-',
      'milf-',
      'gay-',
    ]);
  });

  test('ask for the separate consent where membership reveals something', () => {
    expect(NICHES.filter(needsSpecialCategories)).toEqual([2, 3, 7]);
  });
});

import { TOWNS } from '@vela/atlas/towns';
import { describe, expect, it } from 'vitest';
import { suggestTowns } from './suggest-towns';

describe('suggestTowns', () => {
  it.each([
    ['utr', TOWNS.NL, ['Utrecht']],
    ['mun', TOWNS.DE, ['München', 'Münster']],
    ['LODZ', TOWNS.PL, ['Łódź']],
    ['york', TOWNS.US, ['New York']],
    ['st pol', TOWNS.AT, ['St. Pölten']],
    ['s-her', TOWNS.NL, ['’s-Hertogenbosch']],
    ['Ljubljana', TOWNS.AT, []],
  ])('finds for %s', (text, towns, found) => {
    expect(suggestTowns(text, towns)).toEqual(found);
  });

  it('puts those first that begin with it', () => {
    expect(suggestTowns('haag', ['Den Haag', 'Haagen'])).toEqual(['Haagen', 'Den Haag']);
  });

  it.each(['', ' ', '…'])('suggests nothing for “%s”', (text) => {
    expect(suggestTowns(text, TOWNS.NL)).toEqual([]);
  });

  it('suggests six at most', () => {
    expect(suggestTowns('s', TOWNS.US)).toHaveLength(6);
  });

  it('says nothing of the town that is there, but how it is spelled', () => {
    expect(suggestTowns('Utrecht ', TOWNS.NL)).toEqual([]);
    expect(suggestTowns('utrecht', TOWNS.NL)).toEqual(['Utrecht']);
  });
});

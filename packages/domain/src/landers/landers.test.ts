import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countryOfZone,
  isCampaign,
  LANDER_NAMES,
  LANDER_SLOTS,
  landerSlot,
  landerSlug,
  nicheOfSlug,
} from '.';
import { LANDER_PREFIXES, NICHES, showsEntryWarning } from '../sites';

describe('landerSlug', () => {
  test.each([
    [1, 'meet'],
    [2, 'she-meet'],
    [3, 'bdsm-meet'],
    [4, 'bbw-meet'],
    [5, 'gilf-meet'],
    [6, 'milf-meet'],
    [7, 'gay-meet'],
  ] as const)('of niche %i is %s', (niche, slug) => {
    expect(landerSlug('meet', niche)).toBe(slug);
  });

  test('accepts every niche and campaign and nothing else', () => {
    const lander = fc.record({
      campaign: fc.stringMatching(/^[a-z\d-]{1,12}$/).filter(isCampaign),
      niche: fc.constantFrom(...NICHES),
    });
    fc.assert(
      fc.property(lander, lander, (a, b) => {
        const isSame = a.campaign === b.campaign && a.niche === b.niche;
        expect(landerSlug(a.campaign, a.niche) === landerSlug(b.campaign, b.niche)).toBe(isSame);
        expect(nicheOfSlug(landerSlug(a.campaign, a.niche))).toBe(a.niche);
      }),
    );
  });
});

test.each([
  ['meet', 1],
  ['shells', 1],
  ['', 1],
  ['she-meet', 2],
  ['bdsm-meet', 3],
  ['bbw-meet', 4],
  ['gilf-meet', 5],
  ['milf-meet', 6],
  ['gay-meet', 7],
  ['meet-gay-', 1],
])('the slug %j is of niche %i', (slug, niche) => {
  expect(nicheOfSlug(slug)).toBe(niche);
});

describe('isCampaign', () => {
  test.each([
    ['meet', true],
    ['spring-2027', true],
    ['7', true],
    ['', false],
    ['-meet', false],
    ['meet-', false],
    ['meet--again', false],
    ['Meet', false],
    ['me et', false],
    ['../meet', false],
    ['café', false],
    ['shells', true],
    ['x'.repeat(55), true],
    ['x'.repeat(56), false],
  ])('%j: %s', (name, is) => {
    expect(isCampaign(name)).toBe(is);
  });

  test.each(Object.values(LANDER_PREFIXES).filter((prefix) => prefix !== ''))(
    'is nothing that begins like a niche: %s',
    (prefix) => {
      expect(isCampaign(`${prefix}meet`)).toBe(false);
    },
  );
});

describe('countryOfZone', () => {
  test.each([
    ['Europe/Amsterdam', 'NL'],
    ['Europe/Berlin', 'DE'],
    ['Europe/Busingen', 'DE'],
    ['Europe/Brussels', null],
    ['UTC', null],
    ['constructor', null],
    ['', null],
  ])('of %j is %s', (zone, country) => {
    expect(countryOfZone(zone)).toBe(country);
  });

  test.each(['Europe/Amsterdam', 'Europe/Berlin'])('has the landers of %s carry the warning', (zone) => {
    expect(showsEntryWarning({ layout: 'lander', country: countryOfZone(zone) })).toBe(true);
  });
});

test('landers are named as an address writes them', () => {
  expect(LANDER_NAMES.filter((name) => !/^[a-z]+(?:-[a-z]+)*$/.test(name))).toEqual([]);
});

test('a slot is in a page by its name', () => {
  expect(LANDER_SLOTS.map(landerSlot).slice(0, 2)).toEqual(['{{name}}', '{{company}}']);
});

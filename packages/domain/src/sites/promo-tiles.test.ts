import { describe, expect, test } from 'vitest';
import { faultsOfPromoTiles, promoTileOf, type PromoTile } from '.';

const TILE: PromoTile = {
  place: 'search',
  language: 'en',
  title: 'Walks for two',
  text: 'Meet on a walk.',
  url: 'https://walks.example/for-two',
  image: '/promo/walks.svg',
  label: 'Walks',
};

describe('promoTileOf', () => {
  const likes: PromoTile = { ...TILE, place: 'likes' };

  test.each([
    ['search', 0, TILE],
    ['likes', 0, likes],
    ['search', 1, null],
    ['likes', 500, null],
  ] as const)('on %s with %i credits', (place, credits, tile) => {
    expect(promoTileOf([TILE, likes], { place, credits })).toEqual(tile);
  });

  test('is none where the site has none for the page', () => {
    expect(promoTileOf([TILE], { place: 'likes', credits: 0 })).toBeNull();
    expect(promoTileOf([], { place: 'search', credits: 0 })).toBeNull();
  });
});

describe('faultsOfPromoTiles', () => {
  test('finds nothing wrong with one of each place and language, with a picture or without', () => {
    const others = [
      { ...TILE, language: 'de' as const, image: null },
      { ...TILE, place: 'likes' as const },
    ];
    expect(faultsOfPromoTiles([TILE, ...others])).toEqual([]);
  });

  test.each<[Partial<PromoTile>, string]>([
    [{ title: ' ' }, 'member_resell.0.title must have from 1 to 60 characters.'],
    [{ text: 'x'.repeat(161) }, 'member_resell.0.text must have from 1 to 160 characters.'],
    [{ label: '' }, 'member_resell.0.label must have from 1 to 40 characters.'],
    [{ url: 'http://walks.example' }, 'member_resell.0.url must be an address with https.'],
    ...[
      'walks',
      'https://',
      'https://walks',
      'https://me:pass@walks.example',
      'https://walks.example/a b',
      'javascript:1',
    ].map(
      (url) =>
        [{ url }, 'member_resell.0.url must be an address with https.'] satisfies [
          Partial<PromoTile>,
          string,
        ],
    ),
    ...['https://walks.example/a.png', '//walks.example/a.png', '/\\walks.example', 'a.png', '/a b.png'].map(
      (image) =>
        [
          { image },
          'member_resell.0.image must be the path of a picture on this site, such as /promo/sister-site.svg.',
        ] satisfies [Partial<PromoTile>, string],
    ),
  ])('finds %j', (change, fault) => {
    expect(faultsOfPromoTiles([{ ...TILE, ...change }])).toEqual([fault]);
  });

  test('finds a second one of the same place and language', () => {
    expect(faultsOfPromoTiles([TILE, { ...TILE, title: 'Other walks' }])).toEqual([
      'member_resell.1 is the second one of its place and language.',
    ]);
  });
});

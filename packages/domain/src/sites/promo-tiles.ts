import type { Locale } from '../locale';

/** The pages that may have an advertisement, each at its end. Source: decisions.md, Promo tiles. */
export const PROMO_PLACES = ['search', 'likes'] as const;

export type PromoPlace = (typeof PROMO_PLACES)[number];

/** An advertisement on a page of the members' area, in one language. Source: product.md §1; decisions.md, Promo tiles. */
export interface PromoTile {
  place: PromoPlace;
  language: Locale;
  /** At most 60 characters. */
  title: string;
  /** At most 160 characters. */
  text: string;
  /** Where it leads: an address with https. */
  url: string;
  /** The path of a picture that the site serves itself, so that no advertiser learns who looks; `null` for none. */
  image: string | null;
  /** Who advertises; the word "Advertisement" stands before it in any case. At most 40 characters. */
  label: string;
}

const LONGEST = { title: 60, text: 160, label: 40 } as const;

/**
 * Returns the one advertisement of a page, in the member's language; `null` where the site has none for it. Members with credits
 * left never see one: they have paid. Source: decisions.md, Promo tiles.
 */
export function promoTileOf<Tile extends Pick<PromoTile, 'place'>>(
  tiles: readonly Tile[],
  { place, credits }: { place: PromoPlace; credits: number },
): Tile | null {
  if (credits > 0) return null;
  return tiles.find((tile) => tile.place === place) ?? null;
}

/** What is wrong with the advertisements of a site, as English sentences for the operator. */
export function faultsOfPromoTiles(tiles: readonly PromoTile[]): string[] {
  return tiles.flatMap((tile, index) => {
    const path = `member_resell.${index}`;
    const isRepeated = tiles.findIndex((other) => isSameSpot(other, tile)) < index;
    const texts = (Object.keys(LONGEST) as (keyof typeof LONGEST)[]).filter(
      (name) => tile[name].trim() === '' || tile[name].length > LONGEST[name],
    );
    return [
      ...texts.map((name) => `${path}.${name} must have from 1 to ${LONGEST[name]} characters.`),
      ...(isHttps(tile.url) ? [] : [`${path}.url must be an address with https.`]),
      ...(tile.image === null || isOwnPath(tile.image)
        ? []
        : [`${path}.image must be the path of a picture on this site, such as /promo/sister-site.svg.`]),
      ...(isRepeated ? [`${path} is the second one of its place and language.`] : []),
    ];
  });
}

function isSameSpot(one: PromoTile, other: PromoTile): boolean {
  return one.place === other.place && one.language === other.language;
}

/** With a name of a host that has a dot, and no one's name or password before it. */
function isHttps(url: string): boolean {
  return /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(url);
}

/** A second slash would make it the address of another host, as would a backslash. */
function isOwnPath(path: string): boolean {
  return /^\/[\w.-][\w./-]*$/.test(path);
}

import type { SiteSettings } from './site-settings';

/**
 * Whether the tiles for cams and other offers are on a page: where the site resells them. Source: product.md
 * §1.
 */
export function showsPromoTiles({ member_resell: isOn }: Pick<SiteSettings, 'member_resell'>): boolean {
  return isOn;
}

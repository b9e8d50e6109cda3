import { needsSpecialCategories } from './niches';
import type { SiteSettings } from './site-settings';

/** The settings that say whether people without an account see members. */
export const VISITOR_SEARCH_SETTINGS = ['logged_out_search', 'logged_out_search_trafficsource'] as const;

type VisitorSettings = Pick<SiteSettings, 'niche' | (typeof VISITOR_SEARCH_SETTINGS)[number]>;

/**
 * Why a site shows no member to people without an account, or null where it does and each member chooses:
 * `revealing` where membership reveals something that the law protects, `closed` where the site lets visitors see nobody.
 * Source: decisions.md, Access; GDPR Articles 9 and 25(2).
 */
export function hiddenFromVisitors(settings: VisitorSettings): 'revealing' | 'closed' | null {
  if (needsSpecialCategories(settings.niche)) return 'revealing';
  return VISITOR_SEARCH_SETTINGS.every((name) => settings[name] === 'none') ? 'closed' : null;
}

/**
 * Whether people without an account may see a member who chose so; where the site shows them nobody, no choice opens it.
 * Source: decisions.md, Access.
 */
export function isShownToVisitors({ chosen }: { chosen: boolean }, settings: VisitorSettings): boolean {
  return chosen && hiddenFromVisitors(settings) === null;
}

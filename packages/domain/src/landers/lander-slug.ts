import { LANDER_PREFIXES, NICHES, type Niche } from '../sites';

/** What a slug is made of; the longest that addresses and folders take without trouble. */
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const LONGEST_SLUG = 60;

/** The slug of a campaign as addresses of a niche have it: `meet` is `she-meet` for niche 2. Source: product.md §1. */
export function landerSlug(campaign: string, niche: Niche): string {
  return `${LANDER_PREFIXES[niche]}${campaign}`;
}

/** The niche that a slug is of, by what it begins with; 1 for any other. Source: product.md §1. */
export function nicheOfSlug(slug: string): Niche {
  return (
    NICHES.find((niche) => LANDER_PREFIXES[niche] !== '' && slug.startsWith(LANDER_PREFIXES[niche])) ?? 1
  );
}

/**
 * Whether a campaign can have this name: lower-case letters, digits and single hyphens, at most 60 with the longest
 * prefix, and not what would be taken for the slug of another niche. Source: product.md §1 gives the prefixes, the rest
 * is ours.
 */
export function isCampaign(name: string): boolean {
  const longest = Math.max(...NICHES.map((niche) => LANDER_PREFIXES[niche].length));
  return SLUG.test(name) && name.length <= LONGEST_SLUG - longest && nicheOfSlug(name) === 1;
}

import type { Country } from '@vela/domain/locale';
import type { FoundLiving } from './find-living';

/** What the section says of where the member lives. */
export interface LivingValues {
  country: Country;
  region: string | null;
  city: string | null;
}

interface LivingAnswer {
  living: FoundLiving;
  /** What the section said when the place was asked for, and what it says now. */
  asked: LivingValues;
  now: LivingValues;
}

/**
 * What a found place makes of the section; `null` where something was chosen while it was looked for, which counts more. In
 * the same country a region that was not found stays, and a city stays with its region.
 */
export function livingChange({ living, asked, now }: LivingAnswer): LivingValues | null {
  const isUntouched = asked.country === now.country && asked.region === now.region && asked.city === now.city;
  if (!isUntouched) return null;
  const { country } = living;
  const region = living.region ?? (country === now.country ? now.region : null);
  const isSame = country === now.country && region === now.region;
  return { country, region, city: isSame ? now.city : null };
}

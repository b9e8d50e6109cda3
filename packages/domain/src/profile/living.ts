import type { Country } from '../locale';

/** The place of a member, as closely as the member gives it. */
export interface Living {
  country: Country;
  region: string | null;
  city: string | null;
}

/** What is left out stays, null is taken away. */
export type LivingChange = { [Part in keyof Living]?: Living[Part] | undefined };

/**
 * Returns the place of a member after a change. Region and city are those of their country: a new one leaves
 * none of the old behind. Source: product.md §5.
 */
export function livingAfter(old: Living, change: LivingChange): Living {
  const stays = change.country === undefined || change.country === old.country;
  const { region, city } = stays ? old : { region: null, city: null };
  return {
    country: change.country ?? old.country,
    region: change.region === undefined ? region : change.region,
    city: change.city === undefined ? city : change.city,
  };
}

import type { Country } from '../locale';

/** Where a member lives, as closely as the member says. */
export interface Living {
  country: Country;
  region: string | null;
  city: string | null;
}

/** What is left out stays, null is taken away. */
export type LivingChange = { [Part in keyof Living]?: Living[Part] | undefined };

/**
 * Where a member lives after a change. Region and city are those of their country: a new one leaves none of the old
 * behind. Source: product.md §5.
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

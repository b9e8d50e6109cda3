import { LOOKING_FOR } from '@vela/domain/profile';
import { SEARCH_AGES, SEARCH_DISTANCES } from '@vela/domain/search';
import type { Wishes as DomainWishes } from '@vela/domain/wishes';
import * as v from 'valibot';
import { countrySchema, genderSchema, regionKeySchema } from './fields';

const ageSchema = v.pipe(v.number(), v.integer(), v.minValue(SEARCH_AGES.min), v.maxValue(SEARCH_AGES.max));

/** Who a member wishes to meet; `null` and an empty list ask for nothing. `looking_for` is that of the own profile. */
export const wishesSchema = v.object({
  gender: v.nullable(genderSchema),
  /** Whole years, both included. */
  min_age: v.nullable(ageSchema),
  max_age: v.nullable(ageSchema),
  /** Kilometres from the own place. */
  distance: v.nullable(v.picklist(SEARCH_DISTANCES)),
  country: v.nullable(countrySchema),
  region: v.nullable(regionKeySchema),
  /** One in common is enough. */
  interests: v.array(v.string()),
  looking_for: v.array(v.picklist(LOOKING_FOR)),
  /** Only those are shown who would have the member shown to them. */
  both_ways: v.boolean(),
});

export type Wishes = v.InferOutput<typeof wishesSchema>;

/** Returns wishes as the rules of the domain take them. */
export function wishesOf(wishes: Wishes): DomainWishes {
  const { min_age: minAge, max_age: maxAge, looking_for: lookingFor, both_ways: bothWays, ...same } = wishes;
  return { ...same, minAge, maxAge, lookingFor, bothWays };
}

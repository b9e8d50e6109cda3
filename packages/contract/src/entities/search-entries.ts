import { INTERESTS, INTIMATE_INTERESTS, isAnyInterest } from '@vela/atlas/interests';
import { GENDERS } from '@vela/domain/profile';
import { distanceBucket, SEARCH_AGES } from '@vela/domain/search';
import * as v from 'valibot';
import { countrySchema, LONGEST_INPUT, regionKeySchema } from './fields';

/** A field of a query, where an empty text, as forms send it, is one that was left out. */
export function filled<Schema extends v.GenericSchema<string, unknown>>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text === '' ? undefined : text)),
      v.optional(schema),
    ),
  );
}

export const numberSchema = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));
const ageSchema = v.pipe(numberSchema, v.minValue(SEARCH_AGES.min), v.maxValue(SEARCH_AGES.max));
const flagSchema = v.pipe(
  v.picklist(['1', 'true', '0', 'false']),
  v.transform((text) => text === '1' || text === 'true'),
);
const interestsSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_INPUT),
  v.transform((text) => text.split(',')),
  v.maxLength(INTERESTS.length + INTIMATE_INTERESTS.length),
  v.everyItem(isAnyInterest, 'unknown_option'),
);

/** What a query may ask of members. */
export const searchEntries = {
  gender: filled(v.picklist(GENDERS)),
  country: filled(countrySchema),
  region: filled(v.pipe(regionKeySchema, v.regex(/^\w+$/, 'unknown_region'))),
  min_age: filled(ageSchema),
  max_age: filled(ageSchema),
  distance: filled(v.pipe(numberSchema, v.minValue(1), v.transform(distanceBucket))),
  interests: filled(interestsSchema),
  online: filled(flagSchema),
  photo: filled(flagSchema),
};

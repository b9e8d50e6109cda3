import { INTERESTS, isInterest } from '@vela/atlas/interests';
import { GENDERS } from '@vela/domain/profile';
import { distanceBucket, hasAgesInOrder, SEARCH_AGES, SEARCH_PAGES } from '@vela/domain/search';
import { hasCountryForRegion } from '@vela/domain/regions';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { countrySchema, LONGEST_INPUT, regionKeySchema, trafficSourceEntries } from '../entities/fields';
import { profileSchema, profileCardSchema } from '../entities/profile';

/** A field of a query, where an empty text, as forms send it, is one that was left out. */
function filled<Schema extends v.GenericSchema<string, unknown>>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text === '' ? undefined : text)),
      v.optional(schema),
    ),
  );
}

const numberSchema = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));
const ageSchema = v.pipe(numberSchema, v.minValue(SEARCH_AGES.min), v.maxValue(SEARCH_AGES.max));
const flagSchema = v.pipe(
  v.picklist(['1', 'true', '0', 'false']),
  v.transform((text) => text === '1' || text === 'true'),
);
const interestsSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_INPUT),
  v.transform((text) => text.split(',')),
  v.maxLength(INTERESTS.length),
  v.everyItem(isInterest, 'unknown_option'),
);

const fields = v.object({
  gender: filled(v.picklist(GENDERS)),
  country: filled(countrySchema),
  region: filled(v.pipe(regionKeySchema, v.regex(/^\w+$/, 'unknown_region'))),
  min_age: filled(ageSchema),
  max_age: filled(ageSchema),
  distance: filled(v.pipe(numberSchema, v.minValue(1), v.transform(distanceBucket))),
  interests: filled(interestsSchema),
  online: filled(flagSchema),
  photo: filled(flagSchema),
  page: filled(v.pipe(numberSchema, v.minValue(1), v.maxValue(SEARCH_PAGES))),
  ...trafficSourceEntries,
});

const query = v.pipe(
  fields,
  v.forward(v.partialCheck([['country'], ['region']], hasCountryForRegion, 'country_required'), ['country']),
  v.forward(
    v.partialCheck(
      [['min_age'], ['max_age']],
      ({ min_age: minAge, max_age: maxAge }) => hasAgesInOrder({ minAge, maxAge }),
      'invalid',
    ),
    ['max_age'],
  ),
);

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const foundSchema = v.array(v.union([profileSchema, profileCardSchema]));

/**
 * Members of the asker's pool who fit every filter given, by the step of presence that is shown of them, and 24 a page; the order inside a step says nothing. `distance` is km
 * from the asker's own place, rounded up to 10, 25, 50, 100 or 250; without such a place it is `invalid`. `interests`
 * are keys with commas between, of which a member has at least one. `numResults` counts to 1000, then there are `more`;
 * `numMembers` are those that are no fictional profiles. `similar` are members who nearly fit, beside a first page that is not full. A filter that is none of the site's `search_fields` is
 * `invalid`. So is any filter of a visitor but
 * `gender`, `country` and `region`. A visitor sees teasers, as many as one page has, while the site's `logged_out_search` allows it, or with
 * the `network` or `ref` of a partner its `logged_out_search_trafficsource`.
 */
export const searchMembers = defineEndpoint({
  id: 'searchMembers',
  summary: 'Search members',
  method: 'GET',
  path: '/api/members.php',
  callers: ['visitor', 'member'],
  query,
  result: v.object({
    pageNumber: v.pipe(v.number(), v.integer(), v.minValue(1)),
    results: foundSchema,
    numResults: countSchema,
    numMembers: countSchema,
    more: v.optional(v.boolean()),
    similar: foundSchema,
  }),
  errors: ['authentication_required'],
});

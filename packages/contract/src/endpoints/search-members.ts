import { hasAgesInOrder, NEAR_FILTERS, SEARCH_PAGES } from '@vela/domain/search';
import { hasCountryForRegion } from '@vela/domain/regions';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema, trafficSourceEntries } from '../entities/fields';
import { profileSchema, profileCardSchema } from '../entities/profile';
import { filled, numberSchema, searchEntries } from '../entities/search-entries';

const fields = v.object({
  ...searchEntries,
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
 * are keys with commas between, of which a member has at least one; an intimate one needs the asker's consent to special
 * categories, and a site that offers them. `numResults` counts to 1000, then there are `more`;
 * `numMembers` are those that are no fictional profiles. `similar` are members who nearly fit, beside a first page that is not full: of all filters
 * but one, which `unmet` names, or where there are none, near by more. `costs` says how many more would fit if one filter were wider,
 * the most first. A filter that is none of the site's `search_fields` is
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
    unmet: v.array(v.object({ profile_id: idSchema, filter: v.picklist(NEAR_FILTERS) })),
    costs: v.array(v.object({ filter: v.picklist(NEAR_FILTERS), num_results: countSchema })),
  }),
  errors: ['authentication_required', 'consent_required'],
});

import { LOOKING_FOR } from '@vela/domain/profile';
import { SEARCH_DISTANCES } from '@vela/domain/search';
import { FIT_ORDERS, RELAXABLE_WISHES, WISHES } from '@vela/domain/wishes';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { wishesSchema } from '../entities/wishes';
import { profileSchema } from '../entities/profile';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A member who fits, and why: what both have, two of the interests at most; how far away at most, where the site lets its members
 * search for that; and whether that member would have the caller shown, where the address is confirmed and the wishes ask for both
 * ways.
 */
const fitSchema = v.object({
  profile: profileSchema,
  /** The wish that isn't met; `null` for none. */
  unmet: v.nullable(v.picklist(WISHES)),
  reasons: v.object({
    both_ways: v.boolean(),
    interests: v.array(v.string()),
    looking_for: v.array(v.picklist(LOOKING_FOR)),
    /** Kilometres at most; `null` for farther, where either has no place, and where the site has no search for it. */
    distance: v.nullable(v.picklist(SEARCH_DISTANCES)),
  }),
});

/**
 * Members who fit the caller's wishes, at most 24 in the order of the rule in decisions.md (`order=nearest`: by nearness first),
 * out of the 200 that a search for the wishes finds first; nobody who would be hidden in a search. `asked` are the wishes that ask
 * for something here. `nearly` are up to 12 whose one wish isn't met, where all who fit are shown. `costs` says how many more would fit if a wish were wider (ages by five years,
 * the next distance, the whole country) or left out; `both_ways` is for those who wouldn't have the caller shown. Where nobody fits
 * both ways, `one_way` says that `results` fit only the caller's. Without wishes all is empty.
 */
export const getMatchFinder = defineEndpoint({
  id: 'getMatchFinder',
  summary: "Members who fit the caller's wishes",
  method: 'GET',
  path: '/api/match-finder.php',
  callers: ['member'],
  query: v.object({ order: v.optional(v.picklist(FIT_ORDERS)) }),
  result: v.object({
    wishes: v.nullable(wishesSchema),
    asked: v.array(v.picklist(WISHES)),
    results: v.array(fitSchema),
    one_way: v.boolean(),
    nearly: v.array(fitSchema),
    costs: v.array(
      v.object({ wish: v.picklist([...RELAXABLE_WISHES, 'both_ways']), num_results: countSchema }),
    ),
  }),
});

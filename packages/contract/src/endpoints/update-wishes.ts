import { INTERESTS, INTIMATE_INTERESTS } from '@vela/atlas/interests';
import { LOOKING_FOR } from '@vela/domain/profile';
import { WISHED_INTERESTS } from '@vela/domain/wishes';
import { hasCountryForRegion } from '@vela/domain/regions';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { wishesSchema } from '../entities/wishes';
import { keysSchema } from '../keys-schema';

const wishes = v.pipe(
  v.partial(
    v.object({
      ...wishesSchema.entries,
      interests: keysSchema([...INTERESTS, ...INTIMATE_INTERESTS], WISHED_INTERESTS),
      looking_for: keysSchema(LOOKING_FOR),
    }),
  ),
  v.forward(v.partialCheck([['country'], ['region']], hasCountryForRegion, 'country_required'), ['country']),
);

/**
 * Saves what is given of the caller's wishes and leaves the rest; a country takes the region along. Ages at the ends of the scale
 * are no wish. A `gender` needs the consent to special categories, since beside the own one it can reveal an orientation, and so does an intimate interest; ages in the
 * wrong order, and a distance where the profile names no place, are `invalid`.
 */
export const updateWishes = defineEndpoint({
  id: 'updateWishes',
  summary: "Change the caller's wishes",
  method: 'PUT',
  path: '/api/match-finder.php',
  callers: ['member'],
  body: v.object({ wishes }),
  result: v.object({ wishes: wishesSchema }),
  errors: ['consent_required'],
});

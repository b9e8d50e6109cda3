import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { countrySchema, regionKeySchema } from '../entities/fields';

/** Degrees as browsers write them: `52.0907`, `-0.1`, also `1e-7`. */
function degrees(most: number) {
  return v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(?:\.\d{1,20})?(?:e-?\d{1,2})?$/),
    v.transform(Number),
    v.minValue(-most),
    v.maxValue(most),
  );
}

/**
 * The country and region of a browser's position, in degrees north and east: a suggestion, which is not
 * stored. Answers "not found" if no country of the site is near and the network address points to none.
 */
export const findPlace = defineEndpoint({
  id: 'findPlace',
  summary: 'The country and region of a position',
  method: 'GET',
  path: '/api/geocode.php',
  callers: ['visitor', 'member'],
  query: v.object({ lat: degrees(90), lon: degrees(180) }),
  result: v.object({ country: countrySchema, region: v.optional(regionKeySchema) }),
});

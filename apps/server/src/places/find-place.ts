import { PLACES } from '@vela/atlas/places';
import { nearestLiving } from '@vela/domain/places';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';

/**
 * Returns the place of a position, from tables of our own: no other service is asked, and nothing of it is
 * stored.
 */
export const findPlace: Handler<'findPlace'> = async ({ query: { lat, lon }, site, client }) => {
  const { countries } = site.settings;
  const living = nearestLiving({ lat, lon }, { countries, likely: client.country, places: PLACES });
  if (living === null) throw new Failure('not_found');
  const { country, region } = living;
  return { result: { country, ...(region !== null && { region }) } };
};

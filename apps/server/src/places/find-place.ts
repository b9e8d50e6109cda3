import { PLACES } from '@vela/atlas/places';
import { nearestLiving } from '@vela/domain/places';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';

/** Where a position is, from tables of our own: nobody else is asked, and nothing of it is kept. */
export const findPlace: Handler<'findPlace'> = async ({ query: { lat, lon }, site, client }) => {
  const { countries } = site.settings;
  const living = nearestLiving({ lat, lon }, { countries, likely: client.country, places: PLACES });
  if (living === null) throw new Failure('not_found');
  const { country, region } = living;
  return { result: { country, ...(region !== null && { region }) } };
};

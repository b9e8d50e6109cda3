import type { Api } from '@vela/api-client/create-api';
import { isApiError } from '@vela/api-client/api-error';
import { findPlace } from '@vela/contract/endpoints/find-place';
import { POSITION_MAX_AGE_MS } from '@vela/domain/places';
import type { FoundLiving } from '@vela/domain/profile';
import { SECOND } from '@vela/domain/time';

const PATIENCE_MS = 15 * SECOND;

/** Decimals of a degree: about a kilometre, which is enough for country and region and says little about the person. */
const POSITION_DECIMALS = 2;

/** Why a place could not be found: the person said no, it took too long, there is none to find, or nobody could be asked. */
export type NotFound = 'denied' | 'timeout' | 'nowhere' | 'unreachable';

/** Returns the country and region of the device. Its position leaves the page to about a kilometre, and is stored nowhere. */
export async function findLiving(api: Api, geolocation: Geolocation): Promise<FoundLiving | NotFound> {
  const position = await positionOf(geolocation);
  if (typeof position === 'string') return position;
  const lat = position.coords.latitude.toFixed(POSITION_DECIMALS);
  const lon = position.coords.longitude.toFixed(POSITION_DECIMALS);
  try {
    const { country, region } = await api.call(findPlace, { lat, lon });
    return { country, region: region ?? null };
  } catch (error) {
    return isApiError(error, 'not_found') ? 'nowhere' : 'unreachable';
  }
}

function positionOf(geolocation: Geolocation): Promise<GeolocationPosition | NotFound> {
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      resolve,
      ({ code, PERMISSION_DENIED, TIMEOUT }) => {
        if (code === PERMISSION_DENIED) return resolve('denied');
        resolve(code === TIMEOUT ? 'timeout' : 'nowhere');
      },
      { maximumAge: POSITION_MAX_AGE_MS, timeout: PATIENCE_MS },
    );
  });
}

import { createFakeApi } from '@vela/api-client/testing';
import { expect, it } from 'vitest';
import { findLiving } from './find-living';

const geolocation = {
  getCurrentPosition: (found: PositionCallback) =>
    found({ coords: { latitude: 52.090_737, longitude: 5.121_42 } } as GeolocationPosition),
} as Geolocation;

it('sends the server the position of the device to about a kilometre, and no closer', async () => {
  const { api, calls } = createFakeApi();
  expect(await findLiving(api, geolocation)).toEqual({ country: 'NL', region: 'UT' });
  expect(calls.map(({ query }) => query)).toEqual([{ lat: 52.09, lon: 5.12 }]);
});

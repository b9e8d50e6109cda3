import { createFakeApi } from '@vela/api-client/testing';
import { HOUR } from '@vela/domain/time';
import { describe, expect, it } from 'vitest';
import { findLiving } from './find-living';

const asked: (PositionOptions | undefined)[] = [];

const geolocation = {
  getCurrentPosition: (found: PositionCallback, _: unknown, options?: PositionOptions) => {
    asked.push(options);
    found({ coords: { latitude: 52.090_737, longitude: 5.121_42 } } as GeolocationPosition);
  },
} as Geolocation;

const failing = (code: number) =>
  ({
    getCurrentPosition: (_: PositionCallback, fail: PositionErrorCallback) =>
      fail({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  }) as Geolocation;

describe('findLiving', () => {
  it('sends the server the position of the device to about a kilometre, and no closer', async () => {
    const { api, calls } = createFakeApi();
    expect(await findLiving(api, geolocation)).toEqual({ country: 'NL', region: 'UT' });
    expect(calls.map(({ query }) => query)).toEqual([{ lat: 52.09, lon: 5.12 }]);
    expect(asked.at(-1)?.maximumAge).toBe(HOUR);
  });

  it.each([
    [1, 'denied'],
    [2, 'nowhere'],
    [3, 'timeout'],
  ])('says why the browser gives none: %i is %s', async (code, outcome) => {
    const { api, calls } = createFakeApi();
    expect(await findLiving(api, failing(code))).toBe(outcome);
    expect(calls).toEqual([]);
  });

  it.each([
    ['not_found', 'nowhere'],
    ['internal', 'unreachable'],
  ] as const)('says what the server makes of it: %s is %s', async (code, outcome) => {
    const { api } = createFakeApi({ handlers: { findPlace: ({ reject }) => reject(code) } });
    expect(await findLiving(api, geolocation)).toBe(outcome);
  });
});

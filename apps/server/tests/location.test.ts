import { PLACES } from '@vela/atlas/places';
import { distanceKm, placeOf } from '@vela/domain/places';
import { SEARCH_DISTANCES } from '@vela/domain/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { activePerson, freshAddress, type Person } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Where a stranger says to live: in every town that is known, all over the country. */
const WALK = Object.keys(PLACES.cities.NL ?? {});

const livingIn = (city: string) => ({ country: 'NL', region: 'UT', city }) as const;
const movedTo = async ({ jar }: Person, city: string) => {
  const region = null;
  const { status } = await app.call('updateProfile', { jar, body: { country: 'NL', region, city } });
  expect(status).toBe(200);
};

describe('a stranger who walks over the country and asks by distance', () => {
  it('learns of a member no more than its town, which is on its profile', async () => {
    const others = [
      await activePerson(app, { ...livingIn('Utrecht'), gender: 'male' }),
      await activePerson(app, { ...livingIn('Amersfoort'), gender: 'male' }),
      // Villages of which no place is known stand in the middle of their region, and look the same.
      await activePerson(app, { ...livingIn('Kockengen'), gender: 'male' }),
      await activePerson(app, { ...livingIn('Oud-Zuilen aan de Vecht'), gender: 'male' }),
    ];
    const places = others.map(({ user }) => {
      const { country, region = null, city = null } = user.profile ?? {};
      return placeOf({ country: country ?? 'NL', region, city }, PLACES);
    });
    expect(WALK.length).toBeGreaterThan(20);
    expect(places[2]).toEqual(places[3]);
    let asked = 0;
    let stranger = await activePerson(app);
    for (const city of WALK) {
      const own = placeOf({ country: 'NL', region: null, city }, PLACES);
      if (own === null) throw new Error(`${city} is no place`);
      await movedTo(stranger, city);
      for (const km of SEARCH_DISTANCES) {
        const { result } = await app.call('searchMembers', {
          jar: stranger.jar,
          query: { gender: 'male', distance: String(km) },
        });
        const found: string[] = result.results.map(({ id }) => id);
        // All that is answered follows from the middles of two towns.
        const expected = places.map((place) => place !== null && distanceKm(own, place) <= km);
        expect(others.map((other) => found.includes(idOf(other)))).toEqual(expected);
        asked += 1;
      }
      // Nobody may search on for ever.
      if (asked % 100 === 0) stranger = await activePerson(app);
    }
  });

  it('asks in steps alone: what lies between them is the next one up', async () => {
    const stranger = await activePerson(app, livingIn('Utrecht'));
    const near = await activePerson(app, { ...livingIn('Zeist'), gender: 'male' });
    for (const km of ['1', '5', '7', '9']) {
      const { result } = await app.call('searchMembers', {
        jar: stranger.jar,
        query: { gender: 'male', distance: km },
      });
      expect(result.results.map(({ id }) => id)).toContain(idOf(near));
    }
  });

  it('gets the same steps from the match finder', async () => {
    const stranger = await activePerson(app, livingIn('Amsterdam'));
    const other = await activePerson(app, { ...livingIn('Utrecht'), gender: 'male', country: 'NL' });
    await app.call('updateWishes', { jar: stranger.jar, body: { wishes: { distance: 250 } } });
    const { result } = await app.call('getMatchFinder', { jar: stranger.jar });
    const steps = result.results.map(({ reasons }) => reasons.distance);
    expect(result.results.map(({ profile }) => profile.id)).toContain(idOf(other));
    expect(steps.every((km) => km !== null && (SEARCH_DISTANCES as readonly number[]).includes(km))).toBe(
      true,
    );
  });
});

it('a position of a browser is stored nowhere: it is turned into a place', async () => {
  const person = await activePerson(app, livingIn('Utrecht'));
  const query = { lat: '52.0907374', lon: '5.1214201' };
  const { result } = await app.call('findPlace', { jar: person.jar, query, address: freshAddress() });
  expect(Object.keys(result).toSorted()).toEqual(['country', 'region']);
});

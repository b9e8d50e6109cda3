import { MINUTE } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signUpPerson } from './support/people';

let app: TestApp;
let country: string | null = null;
beforeAll(async () => {
  app = await createTestApp({
    geo: { countryOf: async () => country },
  });
  await app.db
    .insertInto('sites')
    .values({
      id: 'second',
      company_id: 'vela-dating',
      name: 'Second',
      url: 'https://second.example',
      settings: JSON.stringify({
        niche: 4,
        domain_language: 'de-AT',
        lander_origins: ['https://lander.example'],
      }),
    })
    .execute();
  await app.db.insertInto('site_hosts').values({ host: 'www.second.example', site_id: 'second' }).execute();
  app.clock.advance(MINUTE);
});
afterAll(() => app.close());

const settingsOf = async (host?: string) =>
  (await app.call('getSettings', { query: host === undefined ? {} : { host } })).result;

describe('getSettings', () => {
  it('has the defaults of the seeded site', async () => {
    expect(await settingsOf()).toMatchObject({
      name: 'Vela',
      domain: 'localhost',
      domain_language: null,
      niche: 1,
      signups: 'all',
      min_age: 18,
      message_credits: 1,
      free_conversations: 2,
      free_messages: 3,
      welcome_hours: 4,
      welcome_code: 'TIMEBONUS25',
      refund_days: 14,
      delete_discount: 50,
      mail_name: 'Vela',
      support_email: 'support@vela.example',
      premium_match_claim: null,
      push_public_key: null,
      company_id: 'vela-dating',
      company: { name: 'Vela Dating B.V.', city: 'Utrecht', country: 'NL' },
    });
  });

  it('lists all that is shown of a profile, what every site shows first', async () => {
    const restore = await changeSettings(app, { visible_profile_fields: ['region', 'photos'] });
    const shown = (await settingsOf()).visible_profile_fields;
    await restore();
    expect(shown).toEqual(['name', 'gender', 'age', 'country', 'region', 'photos']);
    expect((await settingsOf()).visible_profile_fields).not.toContain('sexuality');
  });

  it('names the source of the claim in the language of who asks, else in its own', async () => {
    const sourceIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { result } = await app.call('getSettings', { headers });
      return result.premium_match_claim?.source;
    };
    const claim = {
      value: 46,
      from: '2026-11-01',
      sample: 900,
      source: 'A survey of members',
      sources: { nl: 'Een enquête onder leden' },
    };
    const restore = await changeSettings(app, { premium_match_claim: claim });
    expect(await sourceIn('nl')).toBe('Een enquête onder leden');
    expect(await sourceIn('fr')).toBe('A survey of members');
    await restore();
  });

  it('has the advertisements in the language of who asks, and no others', async () => {
    const tile = {
      place: 'search' as const,
      title: 'Walks',
      text: 'Meet on a walk.',
      url: 'https://walks.example',
      image: null,
      label: 'Walks',
    };
    const restore = await changeSettings(app, {
      member_resell: [
        { ...tile, language: 'nl', title: 'Wandelen' },
        { ...tile, language: 'en' },
        { ...tile, language: 'en', place: 'likes' },
      ],
    });
    const tilesIn = async (locale: string) => {
      const { result } = await app.call('getSettings', { headers: { 'accept-language': locale } });
      return result.member_resell;
    };
    expect(await tilesIn('en')).toEqual([tile, { ...tile, place: 'likes' }]);
    expect(await tilesIn('nl')).toEqual([{ ...tile, title: 'Wandelen' }]);
    expect(await tilesIn('de')).toEqual([]);
    await restore();
  });

  it('derives what a message costs at least from the cheapest package', async () => {
    const { minimum_message_costs: costs, countries } = await settingsOf();
    expect(costs['NL']).toEqual({ costs: 70, currency: 'EUR' });
    expect(Object.keys(costs).sort()).toEqual([...countries].sort());
    const restore = await changeSettings(app, { message_credits: 2 });
    expect((await settingsOf()).minimum_message_costs['NL']).toEqual({ costs: 140, currency: 'EUR' });
    await restore();
  });

  it('is of the site that the query names, by its own or a further host, else of the requested one', async () => {
    for (const host of ['second.example', 'SECOND.example:443', 'www.second.example']) {
      expect(await settingsOf(host)).toMatchObject({ name: 'Second', domain: 'second.example', niche: 4 });
    }
    for (const host of ['unknown.example', '', '?!']) expect((await settingsOf(host)).name).toBe('Vela');
  });

  it('takes any query of a route beside the host', async () => {
    const response = await app.fetch('/api/settings.php?host=second.example&network=n&t=5&ref=%20');
    expect(await response.json()).toMatchObject({ name: 'Second' });
  });

  it('keeps what is the operators alone to itself', async () => {
    expect(JSON.stringify(await settingsOf('second.example'))).not.toContain('lander');
  });

  it('names the country of the request, and proposes it where the site serves it', async () => {
    for (const [from, selected] of [
      ['DE', 'DE'],
      ['JP', null],
      [null, null],
    ] as const) {
      country = from;
      expect(await settingsOf()).toMatchObject({ geoip_country: from, geoip_selected_country: selected });
    }
    country = null;
  });

  it('names a region label for each country it serves', async () => {
    const { region_data: labels } = await settingsOf();
    expect(labels).toMatchObject({ NL: 'province', CH: 'canton', US: 'state' });
  });
});

describe('a database that does not answer', () => {
  it('leaves the sites as they were, so that the process still says it is alive', async () => {
    await app.db.transaction().execute(async (tx) => {
      await sql`lock table sites in access exclusive mode`.execute(tx);
      app.clock.advance(MINUTE);
      expect((await app.call('getHealth')).status).toBe(200);
    });
    expect((await settingsOf()).name).toBe('Vela');
  });
});

describe('listRegions', () => {
  it('lists the regions of a country and what they are called', async () => {
    const { result } = await app.call('listRegions', { query: { country: 'NL' } });
    expect(result.label).toBe('province');
    expect(result.regions).toHaveLength(12);
    expect(result.regions).toContainEqual({ key: 'UT', name: 'Utrecht' });
  });

  it.each(['nl', 'XX', ''])('rejects the country %o', async (asked) => {
    const { status, error } = await app.call('listRegions', { query: { country: asked } });
    expect([status, error.code]).toEqual([400, 'unknown_country']);
  });

  it('rejects no country at all', async () => {
    expect((await app.call('listRegions', { query: {} })).error.code).toBe('unknown_country');
  });
});

describe('listPackages', () => {
  const prices = async (
    query: { country?: string } = {},
    jar?: Awaited<ReturnType<typeof signUpPerson>>['jar'],
  ) => (await app.call('listPackages', { query, ...(jar && { jar }) })).result.packages;

  it('has four packages with what a message costs in each', async () => {
    expect(await prices({ country: 'NL' })).toEqual([
      {
        id: 'p0',
        credits: 12,
        popular: false,
        price: { amount: 1200, currency: 'EUR' },
        price_per_message: { amount: 100, currency: 'EUR' },
      },
      {
        id: 'p1',
        credits: 30,
        popular: false,
        price: { amount: 2700, currency: 'EUR' },
        price_per_message: { amount: 90, currency: 'EUR' },
      },
      {
        id: 'p2',
        credits: 72,
        popular: true,
        price: { amount: 5760, currency: 'EUR' },
        price_per_message: { amount: 80, currency: 'EUR' },
      },
      {
        id: 'p3',
        credits: 180,
        popular: false,
        price: { amount: 12600, currency: 'EUR' },
        price_per_message: { amount: 70, currency: 'EUR' },
      },
    ]);
  });

  it('goes by the country asked for, else by the profile, else by the request, else by the site', async () => {
    const { jar } = await signUpPerson(app, { country: 'PL' });
    const currency = async (...given: Parameters<typeof prices>) =>
      (await prices(...given))[0]?.price.currency;
    country = 'SE';
    expect(await currency({ country: 'CH' }, jar)).toBe('CHF');
    expect(await currency({}, jar)).toBe('PLN');
    expect(await currency()).toBe('SEK');
    country = 'JP';
    expect(await currency()).toBe('EUR');
    country = null;
  });

  it.each(['JP', 'PL'] as const)('rejects %s where the site doesn’t serve it', async (asked) => {
    const restore = await changeSettings(app, { countries: ['NL', 'DE'] });
    const { status, error } = await app.call('listPackages', { query: { country: asked } });
    expect([status, error.code]).toEqual([400, 'unknown_country']);
    await restore();
  });
});

describe('the rest', () => {
  it('lists the interests by key', async () => {
    const { interests } = (await app.call('listInterests')).result;
    expect(interests.length).toBeGreaterThanOrEqual(50);
    expect(new Set(interests).size).toBe(interests.length);
    expect(interests).toContain('hiking');
  });

  it('names the operator of the site, in the fields of the settings', async () => {
    const { result } = await app.call('getCompanyInfo');
    expect(result).toEqual((await settingsOf()).company);
    // Nobody's numbers.
    for (const number of [result.kvk, ...result.vat_numbers]) expect(number).toMatch(/^[A-Z]*0+[A-Z]?0*$/);
  });
});

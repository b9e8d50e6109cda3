import { createFakeApi, settingsFixture, userFixture } from '@vela/api-client/testing';
import { PACKAGE_PRICES } from '@vela/atlas/package-prices';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../../kit/page/page-data';
import { loadPricing } from './load-pricing';

interface Asker {
  query?: string;
  countries?: PageData['settings']['countries'];
  here?: string | null;
  user?: PageData['user'];
  messageCredits?: number;
}

function load({
  query = '',
  countries = ['NL', 'DE', 'NO', 'CH'],
  here = null,
  user = null,
  messageCredits = 1,
}: Asker = {}) {
  const { fetch: fetchApi } = createFakeApi();
  const settings = {
    ...settingsFixture({ message_credits: messageCredits }),
    countries,
    geoip_country: here,
  } as PageData['settings'];
  const page = { user, settings, url: 'http://localhost/pricing', href: `/pricing${query}` };
  return loadPricing({
    page: page as Partial<PageData> as PageData,
    server: { nonce: '', fetchApi },
  });
}

describe('the page of prices', () => {
  const member = userFixture();
  const home = { ...member, profile: member.profile && { ...member.profile, country: 'DE' as const } };

  it.each([
    ['the country that the address names', { query: '?country=NO', here: 'CH', user: home }, 'NO'],
    [
      'the member’s, where it names none that is served',
      { query: '?country=PL', here: 'CH', user: home },
      'DE',
    ],
    ['where a visitor is', { here: 'CH' }, 'CH'],
    ['the site’s first, where that is not served', { here: 'BR' }, 'NL'],
    ['the site’s first, where nobody knows', {}, 'NL'],
  ])('is for %s', async (_, asker, country) => {
    expect((await load(asker)).country).toBe(country);
  });

  it('has the prices that are charged, and what a message comes to with them', async () => {
    const { packages } = await load({ query: '?country=NO', messageCredits: 2 });
    expect(packages.map(({ price }) => price.amount)).toEqual(Object.values(PACKAGE_PRICES.NOK));
    expect(packages[0]).toEqual({
      id: 'p0',
      credits: 12,
      price: { amount: 14000, currency: 'NOK' },
      messages: 6,
      each: { amount: 2334, currency: 'NOK' },
      isExact: false,
    });
  });

  it('has the ways to pay of the server, each with its fee', async () => {
    const { methods } = await load({ query: '?country=NL' });
    expect(methods?.map(({ key }) => key)).toContain('ideal');
    expect(methods?.every(({ fee }) => fee.currency === 'EUR')).toBe(true);
  });
});

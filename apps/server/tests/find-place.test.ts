import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';

let app: TestApp;
let country: string | null = null;

beforeAll(async () => {
  app = await createTestApp({ geo: { countryOf: async () => country } });
});
afterEach(() => {
  country = null;
});
afterAll(() => app.close());

const find = (lat: string, lon: string) => app.call('findPlace', { query: { lat, lon } });

describe('findPlace', () => {
  it('names country and region of a position, to a visitor, too', async () => {
    const { status, result } = await find('52.09', '5.12');
    expect(status).toBe(200);
    expect(result).toEqual({ country: 'NL', region: 'UT' });
  });

  it('takes the country of the address where two are about as near', async () => {
    for (const from of ['NL', 'DE']) {
      country = from;
      expect((await find('50.8', '5.88')).result.country).toBe(from);
    }
  });

  it('names the country of the address alone where nothing is near', async () => {
    country = 'AU';
    expect((await find('-23.7', '133.88')).result).toEqual({ country: 'AU' });
  });

  it('finds nothing far from every country of the site', async () => {
    const { status, error } = await find('0', '-30');
    expect([status, error.code]).toEqual([404, 'not_found']);
  });

  it('understands a position as browsers write it', async () => {
    expect((await find('51.5', '-1e-7')).result.country).toBe('GB');
  });

  it.each([
    ['91', '0'],
    ['0', '-180.1'],
    ['', '5'],
    ['NaN', '5'],
    ['Infinity', '5'],
    ['52,09', '5'],
    ['1e99', '5'],
    ['52.09\0', '5'],
  ])('refuses %o, %o', async (lat, lon) => {
    const { status, error } = await find(lat, lon);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
  });
});

import { describe, expect, it } from 'vitest';
import { createIpGeo } from './ip-geo';

const geo = createIpGeo();

describe('countryOf', () => {
  it.each([
    ['8.8.8.8', 'US'],
    ['145.97.20.1', 'NL'],
    ['2001:4860:4860::8888', 'US'],
    ['2001:610:1:2::3', 'NL'],
  ])('knows where %s is', async (address, country) => {
    expect(await geo.countryOf(address)).toBe(country);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '172.16.0.1',
    '172.31.255.255',
    '169.254.1.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '',
  ])('says nothing of %s', async (address) => {
    expect(await geo.countryOf(address)).toBeNull();
  });

  it('reads no table for addresses of one machine or network', async () => {
    const local = createIpGeo();
    const started = process.memoryUsage().arrayBuffers;
    await local.countryOf('127.0.0.1');
    expect(process.memoryUsage().arrayBuffers - started).toBeLessThan(1_000_000);
  });
});

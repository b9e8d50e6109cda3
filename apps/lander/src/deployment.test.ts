import { describe, expect, test } from 'vitest';
import defaultDeployment from '../deployments/default.json';
import example from '../deployments/example.json';
import { readDeployment } from './deployment';

describe('readDeployment', () => {
  test('takes the files that are there', () => {
    expect(readDeployment(defaultDeployment)).toMatchObject({ lander: 'gallery', site: null, slug: 'meet' });
    expect(readDeployment(example).site).toMatchObject({ min_age: 18, signups: 'all' });
  });

  test.each([
    [{ lander: 'video' }, /lander/],
    [{ lander: 'nothing' }, /lander/],
    [{ site: { ...example.site, url: 'https://vela.example/' } }, /site\.url: must be an origin/],
    [{ site: { ...example.site, url: 'javascript:alert(1)' } }, /site\.url/],
    [{ site: { ...example.site, min_age: 17 } }, /site\.min_age/],
    [{ site: { ...example.site, name: ' ' } }, /site\.name/],
    [{ site: null }, /both null or neither/],
    [{ niche: 8 }, /niche/],
    [{ locales: [] }, /locales/],
    [{ locales: ['nl'], default_locale: 'de' }, /default_locale is not in locales/],
    [{ slug: 'autumn' }, /prefix of the niche/],
    [{ slug: 'she-autumn' }, /prefix of the niche/],
    [{ slug: 'gay-' }, /prefix of the niche/],
    [{ slug: 'gay-../x' }, /prefix of the niche/],
    [{ tracking: { network: '' } }, /tracking\.network/],
    [{ tracking: { campaign: 'x' } }, /tracking\.campaign/],
    [{ more: 1 }, /more/],
  ])('refuses %j', (change, reason) => {
    expect(() => readDeployment({ ...example, ...change })).toThrow(reason);
  });

  test('takes no slug at all, and for the first niche one without a prefix', () => {
    expect(readDeployment({ ...example, slug: null }).slug).toBeNull();
    expect(readDeployment({ ...example, niche: 1, slug: 'autumn' }).slug).toBe('autumn');
  });
});

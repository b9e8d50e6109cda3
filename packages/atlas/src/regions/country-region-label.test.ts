import { REGION_LABELS } from '@vela/domain/regions';
import { expect, test } from 'vitest';
import { COUNTRY_REGION_LABEL } from '.';

test.each(REGION_LABELS)('some country has regions by the name of %s', (label) => {
  expect(Object.values(COUNTRY_REGION_LABEL)).toContain(label);
});

test.each([
  ['NL', 'province'],
  ['FR', 'region'],
  ['US', 'state'],
  ['CH', 'canton'],
  ['GB', 'county'],
  ['PL', 'voivodeship'],
] as const)('%s has them as %s', (country, label) => {
  expect(COUNTRY_REGION_LABEL[country]).toBe(label);
});

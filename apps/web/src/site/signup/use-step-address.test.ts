import { expect, it } from 'vitest';
import { stepAddress } from './use-step-address';

it.each([
  [{ path: '/signup', step: 'about', source: {} }, '/signup?step=about'],
  [
    { path: '/members/nadia/signup', step: 'about', isEdit: true, source: {} },
    '/members/nadia/signup?step=about&edit=1',
  ],
  [
    { path: '/signup', step: 'location', source: { network: 'a&b', sub1: 'ü' } },
    '/signup?step=location&network=a%26b&sub1=%C3%BC',
  ],
] as const)('%j is at %s', (place, address) => {
  expect(stepAddress(place)).toBe(address);
});

import { expect, test } from 'vitest';
import { checkIssuer } from '.';

const BANKS = [
  { id: 'north', name: 'North' },
  { id: 'south', name: 'South' },
];

test.each([
  ['where there are some', BANKS, undefined, 'required'],
  ['where there are some', BANKS, '', 'unknown_option'],
  ['where there are some', BANKS, 'North', 'unknown_option'],
  ['where there are some', BANKS, 'north', null],
  ['where there are some', BANKS, 'south', null],
  ['where there are none', undefined, undefined, null],
  ['where there are none', undefined, 'north', 'unknown_option'],
] as const)('%s (%j), the bank %j is %j', (_where, issuers, issuer, code) => {
  expect(checkIssuer(issuer, issuers)).toBe(code);
});

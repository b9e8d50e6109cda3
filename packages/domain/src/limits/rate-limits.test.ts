import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf, RATE_WINDOWS_MS, rateKey } from '.';

const NAMES = Object.keys(RATE_WINDOWS_MS) as (keyof typeof RATE_WINDOWS_MS)[];

describe('rateKey', () => {
  const keys = { address: 'the address', session: 'the session', member: 'the member' };

  test.each([
    ['signup', 'the address'],
    ['check', 'the address'],
    ['login', 'the address'],
    ['reset', 'the address'],
    ['draft', 'the address'],
    ['consent', 'the address'],
    ['upload', 'the member'],
    ['report', 'the address'],
    ['request', 'the session'],
    ['send', 'the session'],
    ['page', 'the address'],
  ] as const)('of %s is that of %s', (name, key) => {
    expect(rateKey(name, keys)).toBe(key);
  });

  test.each(NAMES)('of %s is that of the address where nobody is logged in', (name) => {
    expect(rateKey(name, { address: keys.address })).toBe(keys.address);
  });
});

describe('networkOf', () => {
  test.each([
    ['1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1:2:3::', '2001:db8:1:2'],
    ['2001::2:3:4:5:6', '2001:0:0:2'],
    ['2001::2:3:4:5:6:7', '2001:0:2:3'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['::2:3:4:5:6:7', '0:0:2:3'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('is the same for all addresses of a network, however they are written', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const groups = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(groups, groups, (network, host) => {
        expect(networkOf([...network, ...host].join(':'))).toBe(network.join(':'));
        expect(networkOf(`${network.join(':')}::`)).toBe(network.join(':'));
      }),
    );
  });
});

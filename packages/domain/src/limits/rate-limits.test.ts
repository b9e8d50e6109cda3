import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf, RATE_WINDOWS_MS, rateKeys } from '.';

const NAMES = Object.keys(RATE_WINDOWS_MS) as (keyof typeof RATE_WINDOWS_MS)[];

describe('rateKeys', () => {
  const keys = { address: 'the address', member: 'the member' };
  const address = { key: 'the address', times: 1 };
  const member = { key: 'the member', times: 1 };
  const shared = { key: 'shared the address', times: 4 };

  test.each([
    ['signup', [address]],
    ['check', [address]],
    ['login', [address]],
    ['hash', [member, shared]],
    ['reset', [address]],
    ['draft', [address]],
    ['consent', [address]],
    ['upload', [member]],
    ['upload_network', [address]],
    ['report', [address]],
    ['search', [member]],
    ['look_around', [address]],
    ['teaser', [address]],
    ['profiles', [member]],
    ['premium_profiles', [member]],
    ['unconfirmed_profiles', [member]],
    ['mail_change', [member, shared]],
    ['password_change', [member]],
    ['mailbox', [address]],
    ['account_login', [address]],
    ['like', [member]],
    ['stream', [member]],
    ['request', [member, shared]],
    ['send', [member, shared]],
    ['page', [address]],
    ['photo', [address]],
  ] as const)('of %s are %j', (name, counted) => {
    expect(rateKeys(name, keys)).toEqual(counted);
  });

  test.each(NAMES)('of %s are those of the address where nobody is logged in', (name) => {
    const [own, ...further] = rateKeys(name, { address: keys.address });
    expect(own).toEqual(address);
    for (const key of further) expect(key).toEqual(shared);
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

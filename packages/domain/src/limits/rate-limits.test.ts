import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkBlockOf, networkOf, RATE_WINDOWS_MS, rateKeys } from '.';

const NAMES = Object.keys(RATE_WINDOWS_MS) as (keyof typeof RATE_WINDOWS_MS)[];

describe('rateKeys', () => {
  const keys = { address: 'the address', block: null, member: 'the member' };
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
    ['consent', [member]],
    ['report', [member, shared]],
    ['upload', [member]],
    ['upload_network', [address]],
    ['search', [member]],
    ['look_around', [address]],
    ['teaser', [address]],
    ['profiles', [member]],
    ['premium_profiles', [member]],
    ['unconfirmed_profiles', [member]],
    ['mail_change', [member, shared]],
    ['password_change', [member]],
    ['data_export', [member]],
    ['passkey', [address]],
    ['discount', [member]],
    ['order', [member]],
    ['agreement', [member]],
    ['block', [member]],
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
    const [own, ...further] = rateKeys(name, { address: keys.address, block: null });
    expect(own).toEqual(address);
    for (const key of further) expect(key).toEqual(shared);
  });
});

describe('rateKeys of an address in a block', () => {
  const keys = { address: 'the address', block: 'the block' };

  test.each([
    ['signup', undefined, 16],
    ['login', 'the member', 16],
    ['request', 'the member', 64],
    ['request', undefined, 64],
    ['upload', undefined, 16],
    ['page', undefined, 4],
  ] as const)('of %s for member %s end with its block, %i times', (name, member, times) => {
    expect(rateKeys(name, { ...keys, member }).at(-1)).toEqual({ key: 'block the block', times });
  });

  test('of what counts under the member alone leave it out', () => {
    expect(rateKeys('upload', { ...keys, member: 'the member' })).toEqual([{ key: 'the member', times: 1 }]);
  });
});

describe('networkBlockOf', () => {
  test.each([
    ['1.2.3.4', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
    ['2001::2:3:4:5:6', '2001:0:0'],
    ['::1', '0:0:0'],
  ])('of %s is %s', (address, block) => {
    expect(networkBlockOf(address)).toBe(block);
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

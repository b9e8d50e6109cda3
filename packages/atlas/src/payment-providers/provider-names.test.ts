import { PAYMENT_METHOD_KEYS } from '@vela/domain/payments';
import { describe, expect, test } from 'vitest';
import { PROVIDER_NAMES, type ProviderNames } from '.';

describe('PROVIDER_NAMES', () => {
  test.each(PAYMENT_METHOD_KEYS)('has a provider for %s', (key) => {
    expect(Object.keys(PROVIDER_NAMES[key])).not.toEqual([]);
  });

  test.each(['mollie', 'stripe'] as const)('has what %s calls a method once', (provider) => {
    const names = PAYMENT_METHOD_KEYS.flatMap((key) => {
      const { [provider]: name }: ProviderNames = PROVIDER_NAMES[key];
      return name === undefined ? [] : [name];
    });
    expect(names).not.toEqual([]);
    const shared = names.filter((name, index) => names.indexOf(name) !== index);
    expect(shared.filter((name) => name !== 'creditcard' && name !== 'card')).toEqual([]);
  });
});

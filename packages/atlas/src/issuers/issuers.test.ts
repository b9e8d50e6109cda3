import { checkIssuer, paymentMethod, type PaymentMethodKey } from '@vela/domain/payments';
import { describe, expect, test } from 'vitest';
import { ISSUERS } from '.';

describe('ISSUERS', () => {
  const listed = Object.entries(ISSUERS);

  test('are of methods that are paid at a bank', () => {
    expect(listed).not.toEqual([]);
    const kinds = listed.map(([key]) => paymentMethod(key as PaymentMethodKey).kind);
    expect(new Set(kinds)).toEqual(new Set(['online_banking']));
  });

  test.each(listed)('of %s have each bank once, by id and name', (_key, issuers) => {
    for (const part of ['id', 'name'] as const)
      expect(new Set(issuers.map((issuer) => issuer[part])).size).toBe(issuers.length);
  });

  test.each(listed)('of %s are each taken with an order', (_key, issuers) => {
    expect(issuers.map(({ id }) => checkIssuer(id, issuers))).toEqual(issuers.map(() => null));
  });
});

import { ERROR_PARAMS, isErrorCode, isFieldCode } from '@vela/domain/errors';
import { describe, expect, test } from 'vitest';
import { PRODUCT_TEXTS } from './product-texts';

describe('the product’s own sentences', () => {
  const slotsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

  test.each(Object.entries(PRODUCT_TEXTS))('that of %s is of a code', (code) => {
    expect(isErrorCode(code) || isFieldCode(code)).toBe(true);
  });

  test('ask for the params that their codes have', () => {
    const asked = Object.fromEntries(
      Object.entries(PRODUCT_TEXTS).flatMap(([code, text]) =>
        isErrorCode(code) && slotsOf(text).length > 0 ? [[code, slotsOf(text)]] : [],
      ),
    );
    expect(asked).toEqual({
      too_many_attempts: ['minutes'],
      invite_only: ['sitename'],
      blocked: ['name'],
    });
    expect(ERROR_PARAMS).toMatchObject(asked);
  });
});

import { COUNTRIES } from '@vela/domain/locale';
import { vatWithin } from '@vela/domain/payments';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { VAT_RATES } from '.';

test('the lowest standard rate of the European Union is 17 per cent, the highest 27', () => {
  for (const country of ['NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'PL', 'DK', 'FI', 'SE'] as const) {
    expect(VAT_RATES[country]).toBeGreaterThanOrEqual(1700);
    expect(VAT_RATES[country]).toBeLessThanOrEqual(2700);
  }
});

test.each(COUNTRIES)(
  'the tax of %s leaves a net price that it makes up to the whole, to the nearest',
  (country) => {
    const rate = VAT_RATES[country];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (amount) => {
        const net = amount - vatWithin(amount, rate);
        expect(Math.abs(net * (1 + rate / 10_000) - amount)).toBeLessThanOrEqual(1);
      }),
    );
  },
);

import { PAYMENT_METHOD_KEYS } from '@vela/domain/payments';
import { describe, expect, it } from 'vitest';
import { createPayments } from './create-payments';

const methods = (mode: 'demo' | 'production') =>
  PAYMENT_METHOD_KEYS.filter((key) => createPayments({ mode }, 'secret').byMethod(key) !== null);

describe('the payment providers', () => {
  it('are the sandbox in the demo, for every method', () => {
    expect(methods('demo')).toEqual(PAYMENT_METHOD_KEYS);
    expect(createPayments({ mode: 'demo' }, 'secret').byName('sandbox')).not.toBeNull();
  });

  it('have no sandbox in production', () => {
    const payments = createPayments({ mode: 'production' }, 'secret');
    expect([payments.byName('sandbox'), payments.sandbox, methods('production')]).toEqual([null, null, []]);
  });
});

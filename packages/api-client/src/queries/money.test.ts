import { QueryClient } from '@tanstack/query-core';
import { describe, expect, test } from 'vitest';
import { createOrder } from '@vela/contract/endpoints/create-order';
import { getDiscountCode } from '@vela/contract/endpoints/get-discount-code';
import { logIn } from '@vela/contract/endpoints/log-in';
import { repeatOrder } from '@vela/contract/endpoints/repeat-order';
import { returnCredits } from '@vela/contract/endpoints/return-credits';
import { createFakeApi, FAKE_DISCOUNT, FAKE_LOGIN } from '../testing';
import { welcomeDiscountQueryOptions } from './discount-code';
import {
  orderQueryOptions,
  receiptQueryOptions,
  refundQueryOptions,
  repeatOrderQueryOptions,
} from './orders';
import { packagesQueryOptions } from './packages';
import { paymentMethodsQueryOptions } from './payment-methods';
import { transactionsQueryOptions } from './transactions';

function setUp() {
  const fake = createFakeApi();
  return { ...fake, client: new QueryClient() };
}

const orderOf = (client_id: string) =>
  ({ package: 'p1', paymentmethod: 'ideal', country: 'NL', client_id }) as const;

describe('packages', () => {
  test('cost less with a code, and are cached apart from those without', async () => {
    const { api, client } = setUp();
    const plain = await client.fetchQuery(packagesQueryOptions(api, null));
    const reduced = await client.fetchQuery(packagesQueryOptions(api, 'NL', FAKE_DISCOUNT.code));
    expect([plain.country, plain.packages[0]?.price.amount, reduced.packages[0]?.price.amount]).toEqual([
      'NL',
      1200,
      960,
    ]);
  });

  test('have no welcome discount for a member without one', async () => {
    const { api, client } = setUp();
    await api.call(logIn, FAKE_LOGIN);
    expect(await client.fetchQuery(welcomeDiscountQueryOptions(api))).toBeNull();
    const { packages } = await client.fetchQuery(packagesQueryOptions(api, 'NL'));
    expect(packages.filter(({ discount }) => discount)).toEqual([]);
  });

  test('reject a code that nobody knows', async () => {
    const { api, client } = setUp();
    const asked = client.fetchQuery(packagesQueryOptions(api, 'NL', 'NOPE'));
    await expect(asked).rejects.toMatchObject({ code: 'discount_invalid' });
    await expect(api.call(getDiscountCode, { code: 'NOPE' })).rejects.toMatchObject({
      code: 'discount_invalid',
    });
    expect(await api.call(getDiscountCode, { code: ' spring20 ' })).toMatchObject({ value_percentage: 20 });
  });
});

describe('payment methods', () => {
  test('are those of the country', async () => {
    const { api, client } = setUp();
    const { paymentmethods } = await client.fetchQuery(paymentMethodsQueryOptions(api, 'BE'));
    expect(paymentmethods.map(({ key }) => key)).toContain('bancontact');
    expect((await client.fetchQuery(paymentMethodsQueryOptions(api, null))).country).toBe('NL');
  });
});

describe('an order', () => {
  test('waits for its payment under the id it was given', async () => {
    const { api, client } = setUp();
    const { payment_id: id } = await api.call(createOrder, orderOf('one'));
    const { order } = await client.fetchQuery(orderQueryOptions(api, id));
    expect(order).toMatchObject({ payment_id: id, status: 'pending', credits: 30, withdraw_until: null });
  });

  test('has a receipt once it is paid, and no sooner', async () => {
    const { api, client } = setUp();
    const { payment_id: id } = await api.call(createOrder, orderOf('one'));
    await expect(client.fetchQuery(receiptQueryOptions(api, id))).rejects.toMatchObject({
      code: 'not_found',
    });
    const { receipt } = await client.fetchQuery(receiptQueryOptions(api, 'payment-1'));
    expect(receipt.net.amount + receipt.vat.amount.amount).toBe(receipt.total.amount);
  });

  test('is not sent again by itself when no answer came', async () => {
    const { api, on, calls } = setUp();
    on('createOrder', ({ reject }) => reject('internal'));
    await expect(api.call(createOrder, orderOf('one'))).rejects.toMatchObject({ code: 'internal' });
    expect(calls).toHaveLength(1);
  });

  test('can be repeated, and returned', async () => {
    const { api, client } = setUp();
    expect((await client.fetchQuery(repeatOrderQueryOptions(api))).repeat?.label).toBe('•••• 4242');
    expect(await api.call(repeatOrder, { client_id: 'two' })).toMatchObject({ status: 'completed' });
    const shown = await client.fetchQuery(refundQueryOptions(api, 'payment-1'));
    expect(await api.call(returnCredits, { payment_id: 'payment-1' })).toEqual(shown);
    expect(await client.fetchQuery(refundQueryOptions(api))).toEqual(shown);
  });
});

describe('transactions', () => {
  test('keep each page apart', async () => {
    const { api, client, calls } = setUp();
    await client.fetchQuery(transactionsQueryOptions(api));
    await client.fetchQuery(transactionsQueryOptions(api, '10'));
    expect(calls.map(({ query }) => query)).toEqual([{}, { cursor: '10' }]);
  });
});

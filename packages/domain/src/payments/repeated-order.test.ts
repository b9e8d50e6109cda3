import { expect, test } from 'vitest';
import { orderToRepeat } from '.';

const day = (date: number): Date => new Date(Date.UTC(2026, 4, date));
const card = { id: 'card', paymentmethod: 'visa', created_at: day(1) };
const wallet = { id: 'wallet', paymentmethod: 'paypal', created_at: day(2) };
const order = (id: string, paymentmethod: string, date: number | null) => ({
  id,
  paymentmethod,
  completed_at: date === null ? null : day(date),
});

test.each([
  ['nothing is stored', { methods: [], orders: [order('a', 'visa', 1)] }, null],
  ['nothing was ordered', { methods: [card], orders: [] }, null],
  ['nothing was paid', { methods: [card], orders: [order('a', 'visa', null)] }, null],
  ['nothing was paid in that way', { methods: [card], orders: [order('a', 'paypal', 1)] }, null],
  [
    'one was paid in that way',
    { methods: [card], orders: [order('a', 'visa', 1), order('b', 'paypal', 2)] },
    ['card', 'a'],
  ],
  [
    'several were paid',
    { methods: [card], orders: [order('a', 'visa', 1), order('b', 'visa', 2)] },
    ['card', 'b'],
  ],
  [
    'the latest was not paid',
    { methods: [card], orders: [order('a', 'visa', 1), order('b', 'visa', null)] },
    ['card', 'a'],
  ],
  [
    'two were paid at once',
    { methods: [card], orders: [order('a', 'visa', 2), order('b', 'visa', 2)] },
    ['card', 'a'],
  ],
  [
    'two are stored',
    { methods: [card, wallet], orders: [order('a', 'visa', 9), order('b', 'paypal', 3)] },
    ['wallet', 'b'],
  ],
  ['the one stored last never paid', { methods: [wallet, card], orders: [order('a', 'visa', 1)] }, null],
])('where %s: %j', (_, kept, repeated) => {
  const found = orderToRepeat(kept);
  expect(found && [found.method.id, found.order.id]).toEqual(repeated);
});

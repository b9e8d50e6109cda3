import type { CreditPackage } from '@vela/contract/entities/credit-package';
import { expect, it } from 'vitest';
import { currentOffers } from './current-offers';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

const plain: CreditPackage = {
  id: 'p0',
  credits: 12,
  price: euro(1200),
  popular: false,
  price_per_message: euro(100),
};

const reduced = (code: string): CreditPackage => ({
  ...plain,
  price: euro(900),
  price_per_message: euro(75),
  discount: { code, percentage: 25, price_before: euro(1200) },
});

it.each([
  [
    'with the bonus while there is one',
    { offer: reduced('TIMEBONUS25'), hasBonus: true },
    reduced('TIMEBONUS25'),
  ],
  ['in full when the bonus is gone', { offer: reduced('TIMEBONUS25'), hasBonus: false }, plain],
  [
    'with another code without a bonus, too',
    { offer: reduced('SPRING25'), hasBonus: false },
    reduced('SPRING25'),
  ],
  ['in full where nothing was off', { offer: plain, hasBonus: false }, plain],
])('an offer costs what it does %s', (_, { offer, hasBonus }, now) => {
  expect(currentOffers([offer], { hasBonus, messageCredits: 1 })).toEqual([now]);
});

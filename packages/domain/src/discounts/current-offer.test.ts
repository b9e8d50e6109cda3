import { expect, test } from 'vitest';
import { currentOffer } from '.';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

const full = { id: 'p0', credits: 12, price: euro(1200), price_per_message: euro(100) };

const reduced = (code: string) => ({
  ...full,
  price: euro(900),
  price_per_message: euro(75),
  discount: { code, percentage: 25, price_before: euro(1200) },
});

test.each([
  ['with the bonus while there is one', { offer: reduced('TIMEBONUS25'), hasBonus: true }, 900],
  ['in full when the bonus is gone', { offer: reduced('TIMEBONUS25'), hasBonus: false }, 1200],
  ['with another code without a bonus, too', { offer: reduced('SPRING25'), hasBonus: false }, 900],
  ['in full where nothing was off', { offer: full, hasBonus: false }, 1200],
])('an offer costs what it does %s', (_, { offer, hasBonus }, amount) => {
  const current = currentOffer(offer, { hasBonus, messageCredits: 1, welcomeCode: 'TIMEBONUS25' });
  expect(current.price).toEqual(euro(amount));
  expect(current.price_per_message).toEqual(euro(amount / 12));
});

test('the rest of an offer is no longer shown as a discount', () => {
  const gone = currentOffer(reduced('TIMEBONUS25'), {
    hasBonus: false,
    messageCredits: 1,
    welcomeCode: 'TIMEBONUS25',
  });
  expect(gone).toEqual(full);
});

test('a message of several credits costs as many, rounded up', () => {
  const gone = currentOffer(reduced('TIMEBONUS25'), {
    hasBonus: false,
    messageCredits: 5,
    welcomeCode: 'TIMEBONUS25',
  });
  expect(gone.price_per_message).toEqual(euro(500));
  const odd = { ...reduced('TIMEBONUS25'), credits: 7 };
  expect(
    currentOffer(odd, { hasBonus: false, messageCredits: 1, welcomeCode: 'TIMEBONUS25' }).price_per_message,
  ).toEqual(euro(172));
});

import { expect, test } from 'vitest';
import { isShownTotal, isPriceChange } from '.';

const total = { amount: 1050, currency: 'GBP' };

test.each([
  ['as it is', { amount: 1050, currency: 'GBP' }, true],
  ['a minor unit less', { amount: 1049, currency: 'GBP' }, false],
  ['a minor unit more', { amount: 1051, currency: 'GBP' }, false],
  ['in another currency', { amount: 1050, currency: 'EUR' }, false],
  ['in a currency that is not known here', { amount: 1050, currency: 'XTS' }, false],
  ['not at all', undefined, true],
])('a total that was shown %s', (_, shown, isTaken) => {
  expect(isShownTotal(shown, total)).toBe(isTaken);
});

test('a total of nothing has to be shown, too', () => {
  expect(isShownTotal({ amount: 0, currency: 'EUR' }, { amount: 0, currency: 'EUR' })).toBe(true);
  expect(isShownTotal({ amount: 0, currency: 'EUR' }, { amount: 900, currency: 'EUR' })).toBe(false);
});

test.each([
  ['price_changed', true],
  ['client_id_reused', true],
  ['discount_invalid', false],
  ['internal', false],
])('an order refused by %s was one at another price: %j', (code, is) => {
  expect(isPriceChange(code)).toBe(is);
});

import { expect, it } from 'vitest';
import { moneyText } from './money-text';

it.each([
  [{ amount: 1200, currency: 'EUR' }, '€12.00'],
  [{ amount: -300, currency: 'EUR' }, '−€3.00'],
  [{ amount: 1200, currency: 'XTS' }, 'XTS 12.00'],
])('%j is %s', (money, text) => {
  expect(moneyText(money, 'en').replace('\u00a0', ' ')).toBe(text);
});

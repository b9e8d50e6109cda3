import { expect, test } from 'vitest';
import { companyLine, registerLine } from '.';

test('companyLine says who and where', () => {
  expect(companyLine({ name: 'Vela B.V.', city: 'Utrecht' }, 'Nederland')).toBe(
    'Vela B.V. · Utrecht, Nederland',
  );
});

test.each([
  [
    { kvk: '12345678', vat_numbers: ['NL001234567B01', 'BE0123456789'] },
    'KvK 12345678 · NL001234567B01 · BE0123456789',
  ],
  [{ kvk: null, vat_numbers: ['NL001234567B01'] }, 'NL001234567B01'],
  [{ kvk: null, vat_numbers: [] }, ''],
])('registerLine of %j is %j', (company, line) => {
  expect(registerLine(company)).toBe(line);
  expect(registerLine(company, ', ')).toBe(line.replaceAll(' · ', ', '));
});

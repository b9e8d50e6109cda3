import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isComplaintReference, referenceOf } from '.';

test('a reference is the letter of its kind and nine capitals and digits', () => {
  expect(referenceOf('C', 'a-b_c1d2e3f4g5')).toBe('CABC1D2E3F');
  expect(referenceOf('R', 'a-b_c1d2e3f4g5')).toBe('RABC1D2E3F');
});

test('every id makes one that is known again', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'.split('');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters), { minLength: 9 }), (id) => {
      expect(isComplaintReference(referenceOf('C', `-${id.join('_')}`))).toBe(true);
    }),
  );
});

test.each(['CABC1D2E3', 'CABC1D2E3F4', 'RABC1D2E3F', 'CABC1D2E3f', 'xCABC1D2E3F', 'CABC1D2E-F', ''])(
  '%j is none of a complaint',
  (text) => {
    expect(isComplaintReference(text)).toBe(false);
  },
);

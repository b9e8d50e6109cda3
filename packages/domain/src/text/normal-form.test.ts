import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { hasMarkPile, toNormalForm } from '.';
import { ORDINARY_TEXTS } from './testing';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

describe('toNormalForm', () => {
  test.each(ORDINARY_TEXTS)('is the normal form of %j', (text) => {
    expect(FORMS.map((form) => toNormalForm(text, form))).toEqual(FORMS.map((form) => text.normalize(form)));
  });

  test.each(['\u0301', '\u0344', '\u0316\u0301', '\u102B', '\uFF9E', '\u0301\uFF9F', '\u{1D165}'])(
    'orders no long run of %j',
    (marks) => {
      const normalize = vi.spyOn(String.prototype, 'normalize');
      const text = `a${marks.repeat(5000)}`;
      const forms = FORMS.map((form) => toNormalForm(text, form));
      const calls = normalize.mock.calls.length;
      normalize.mockRestore();
      expect(calls).toBe(0);
      expect(forms).toEqual(FORMS.map(() => text));
    },
  );

  test('knows every character that begins with a mark when it is taken apart', () => {
    const others = Array.from({ length: 0x11_00_00 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => /^\p{M}/u.test(sign.normalize('NFKD')) && !hasMarkPile(sign.repeat(33)));
    // The vowels of Thai and Lao, which end with a letter: no run is made of them.
    expect(others).toEqual(['\u0E33', '\u0EB3']);
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...FORMS), (text, form) => {
        const normal = toNormalForm(text, form);
        expect(toNormalForm(normal, form)).toBe(normal);
      }),
    );
    const decomposing = '\u0344'.repeat(32);
    const normal = toNormalForm(decomposing, 'NFC');
    expect(normal).toHaveLength(64);
    expect(toNormalForm(normal, 'NFC')).toBe(normal);
  });
});

describe('hasMarkPile', () => {
  test.each([
    [32, false],
    [33, true],
  ])('of %i marks is %j', (marks, isPile) => {
    expect(hasMarkPile(`a${'\u0301'.repeat(marks)}b`)).toBe(isPile);
  });
});

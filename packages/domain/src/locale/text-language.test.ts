import { describe, expect, it } from 'vitest';
import { detectablePart, languageOfText } from './text-language';

const LONG = 'w'.repeat(60);
const MIDDLE = 'w'.repeat(25);
const SHORT = 'w'.repeat(24);

const scores = (given: Record<string, number>) =>
  Object.entries(given).map(([language, score]) => ({ language, score }));

describe('detectablePart', () => {
  it('needs eight letters, whatever stands around them', () => {
    expect(detectablePart('abcd efg!')).toBeNull();
    expect(detectablePart('abcd efgh')).toBe('abcd efgh');
    expect(detectablePart('😀😀😀😀😀😀😀😀😀😀 … 12345678')).toBeNull();
    expect(detectablePart('')).toBeNull();
  });

  it('leaves out addresses and numbers', () => {
    expect(detectablePart('https://example.com/die/und www.der-die.de ik@ergens.nl 06-12345678')).toBeNull();
    expect(detectablePart('see you at 8 on https://example.com tomorrow')).toBe('see you at on tomorrow');
  });

  it('is bounded', () => {
    expect(detectablePart('word '.repeat(800))).toHaveLength(500);
    expect(detectablePart('a'.repeat(4000))).toHaveLength(500);
  });
});

describe('languageOfText', () => {
  it('is the first where it lies clearly before the second', () => {
    expect(languageOfText(SHORT, { scores: scores({ de: 0.4, nl: 0.45 }), writer: 'en' })).toBe('nl');
    expect(languageOfText(SHORT, { scores: scores({ de: 0.4, nl: 0.42 }), writer: 'en' })).toBeNull();
    expect(languageOfText(SHORT, { scores: scores({ nl: 0.1 }), writer: 'en' })).toBe('nl');
  });

  it('is the writer’s where that is as likely', () => {
    const near = scores({ nb: 0.7, da: 0.69, sv: 0.5 });
    expect(languageOfText(SHORT, { scores: near, writer: 'da' })).toBe('da');
    expect(languageOfText(SHORT, { scores: near, writer: 'nb' })).toBe('nb');
    expect(languageOfText(SHORT, { scores: near, writer: 'sv' })).toBeNull();
  });

  it('is the first of two relatives for a long text, and none for a short one', () => {
    const near = scores({ nb: 0.7, da: 0.69, en: 0.3 });
    expect(languageOfText(LONG, { scores: near, writer: 'en' })).toBe('nb');
    expect(languageOfText(LONG.slice(1), { scores: near, writer: 'en' })).toBeNull();
  });

  it('may be one that no site is shown in, in a text of some length', () => {
    const ranked = scores({ pt: 0.8, es: 0.6, it: 0.5 });
    expect(languageOfText(MIDDLE, { scores: ranked, writer: 'en' })).toBe('pt');
    expect(languageOfText(SHORT, { scores: ranked, writer: 'en' })).toBe('es');
  });

  it('isn’t known of a text in a language that nobody can name', () => {
    for (const ranked of [scores({ lo: 0.8, th: 0.2 }), scores({ lo: 0.8, th: 0.79 })])
      expect(languageOfText(LONG, { scores: ranked, writer: 'en' })).toBeNull();
    expect(languageOfText(LONG, { scores: [], writer: 'en' })).toBeNull();
  });
});

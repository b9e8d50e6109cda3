import { beforeAll, describe, expect, it } from 'vitest';
import { createOutliner, type Outlines } from '../../fonts/outline-words';

let outline: (words: string) => Outlines;
beforeAll(async () => {
  outline = await createOutliner({ weight: 700, size: 62 });
});

describe('createOutliner', () => {
  it('draws each letter as a shape, one after the other', () => {
    const { letters, width, unitsPerEm } = outline('Vela');
    expect(letters.map(({ path }) => /^M[\d.,-]/.test(path))).toEqual([true, true, true, true]);
    expect(letters.map(({ x }) => x)).toEqual(letters.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(width / unitsPerEm).toBeGreaterThan(1.5);
    expect(width / unitsPerEm).toBeLessThan(3);
  });

  it.each(['Łódźąęśćńó', 'æøåÆØÅ', 'äöüß', 'éèêçàùì', 'ñ¿¡', '“”’…–'])(
    'has all of %s, of whichever file',
    (words) => {
      const { letters } = outline(words);
      expect(letters).toHaveLength(words.length);
      expect(letters.filter(({ path }) => path === '')).toEqual([]);
    },
  );

  it('brings letters of a pair together', () => {
    const apart = outline('T').width + outline('o').width;
    expect(outline('To').width).toBeLessThan(apart);
  });

  it('is heavier in bold', async () => {
    const regular = await createOutliner({ weight: 400, size: 62 });
    expect(regular('Vela').letters[0]?.path).not.toBe(outline('Vela').letters[0]?.path);
  });

  it('says which letter it has not', () => {
    expect(() => outline('Привет')).toThrow('no letter “П”');
  });
});

import { NICHES } from '@vela/domain/sites';
import { describe, expect, test } from 'vitest';
import { wallOf } from './portraits';

describe.each(NICHES)('the wall of niche %i', (niche) => {
  test('has ten people, each once, two of them large', () => {
    const wall = wallOf(niche);
    expect(new Set(wall.map(({ name }) => name)).size).toBe(10);
    expect(wall.map(({ isLarge }) => isLarge).filter(Boolean)).toHaveLength(2);
  });

  test('has a file for every width', () => {
    for (const { src, srcSet } of wallOf(niche)) {
      expect(src).toMatch(/-360\.webp$/);
      expect(srcSet).toMatch(/^\S+\.webp 180w, \S+\.webp 360w, \S+\.webp 600w$/);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { loops, motion } from './motion';

describe('motion', () => {
  it('lasts 120, 200 and 320 ms', () => {
    expect([motion.fast, motion.medium, motion.slow]).toEqual(['120ms', '200ms', '320ms']);
  });

  it('shows three dots one after the other within one beat', () => {
    const [beat, second, third] = [loops.beat, loops.beatSecond, loops.beatThird].map(milliseconds);
    expect(third).toBe(2 * (second ?? 0));
    expect(third).toBeLessThan(beat ?? 0);
  });
});

function milliseconds(value: string): number {
  return Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1000);
}

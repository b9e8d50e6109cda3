import { describe, expect, test } from 'vitest';
import { logParts } from './log-parts';

const messages = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ shown: { key: String(from + index) } }));

/** The key of each part with its first and last message. */
const shape = (of: ReturnType<typeof messages>, from: string) =>
  logParts(of, from).map(({ key, messages: part }) => [key, part[0]?.shown.key, part.at(-1)?.shown.key]);

describe('logParts', () => {
  test('of nothing are none', () => {
    expect(logParts([], '0')).toEqual([]);
  });

  test('hold ten messages at most', () => {
    expect(shape(messages(0, 10), '0')).toEqual([[0, '0', '9']]);
    expect(shape(messages(0, 11), '0')).toEqual([
      [0, '0', '9'],
      [1, '10', '10'],
    ]);
  });

  test('stay what they were when others come before and after', () => {
    expect(shape(messages(-12, 12), '0')).toEqual([
      [-2, '-12', '-11'],
      [-1, '-10', '-1'],
      [0, '0', '9'],
      [1, '10', '11'],
    ]);
  });

  test('are counted from the first where the other is gone', () => {
    expect(shape(messages(1, 12), '0')).toEqual([
      [0, '1', '10'],
      [1, '11', '11'],
    ]);
  });
});

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

  test('hold five messages at most', () => {
    expect(shape(messages(0, 5), '0')).toEqual([[0, '0', '4']]);
    expect(shape(messages(0, 6), '0')).toEqual([
      [0, '0', '4'],
      [1, '5', '5'],
    ]);
  });

  test('stay what they were when others come before and after', () => {
    expect(shape(messages(-7, 7), '0')).toEqual([
      [-2, '-7', '-6'],
      [-1, '-5', '-1'],
      [0, '0', '4'],
      [1, '5', '6'],
    ]);
  });

  test('are counted from the first where the other is gone', () => {
    expect(shape(messages(1, 7), '0')).toEqual([
      [0, '1', '5'],
      [1, '6', '6'],
    ]);
  });
});

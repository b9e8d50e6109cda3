import { describe, expect, it } from 'vitest';
import { afterFailure, freshTries, nextTry, restOf, WAITS_MS, type Tries } from './tries';

const failing = (src: string, times: number): Tries => {
  let tries = afterFailure(freshTries(src));
  for (let time = 1; time < times; time += 1) tries = afterFailure(nextTry(tries));
  return tries;
};

describe('a picture that fails', () => {
  it.each(WAITS_MS.map((wait, index) => [index + 1, wait] as const))(
    'the %ith time rests %i ms and is tried again',
    (times, wait) => {
      const tries = failing('/photos/a', times);
      expect([restOf(tries), tries.phase]).toEqual([wait, 'resting']);
      expect([restOf(nextTry(tries)), nextTry(tries).phase]).toEqual([null, 'trying']);
    },
  );

  it('is given up after its last rest', () => {
    const tries = failing('/photos/a', WAITS_MS.length + 1);
    expect([restOf(tries), tries.phase]).toEqual([null, 'givenUp']);
  });

  it.each(['data:image/webp;base64,AAAA', 'blob:http://localhost/1'])('is given up at once: %s', (src) => {
    expect(failing(src, 1).phase).toBe('givenUp');
  });
});

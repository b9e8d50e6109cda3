import { expect, it } from 'vitest';
import { isExempt, tryToLoad } from './try-to-load';

it('gives what was loaded', async () => {
  expect(await tryToLoad(() => Promise.resolve({ towns: 3 }))).toEqual({ towns: 3 });
});

it('gives nothing where that can’t be had, and knows that failure from others at the same time', async () => {
  const tried = new TypeError('lost');
  const wanted = new TypeError('lost');
  expect(await tryToLoad(() => Promise.reject(tried))).toBeNull();
  await expect(Promise.reject(wanted)).rejects.toBe(wanted);
  expect(isExempt(tried)).toBe(true);
  expect(isExempt(wanted)).toBe(false);
});

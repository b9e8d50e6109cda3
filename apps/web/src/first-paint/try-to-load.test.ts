import { expect, it } from 'vitest';
import { isExempt, tryToLoad } from './try-to-load';

it('returns what was loaded', async () => {
  expect(await tryToLoad(() => Promise.resolve({ towns: 3 }))).toEqual({ towns: 3 });
});

it('returns null where a load fails, and marks no other failure as exempt', async () => {
  const tried = new TypeError('failed');
  const wanted = new TypeError('failed');
  expect(await tryToLoad(() => Promise.reject(tried))).toBeNull();
  await expect(Promise.reject(wanted)).rejects.toBe(wanted);
  expect(isExempt(tried)).toBe(true);
  expect(isExempt(wanted)).toBe(false);
});

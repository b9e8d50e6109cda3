import { expect, it } from 'vitest';
import { isLoadingAhead, loadAhead } from '.';

it('says that something is loaded ahead until it is there', async () => {
  const load = Promise.withResolvers<void>();
  const done = loadAhead(() => load.promise);
  expect(isLoadingAhead()).toBe(true);
  load.resolve();
  await done;
  expect(isLoadingAhead()).toBe(false);
});

it('keeps to itself what could not be loaded, and what is loaded besides', async () => {
  const other = Promise.withResolvers<void>();
  const done = loadAhead(() => other.promise);
  await loadAhead(() => Promise.reject(new Error('lost')));
  expect(isLoadingAhead()).toBe(true);
  other.resolve();
  await done;
  expect(isLoadingAhead()).toBe(false);
});

import { expect, test } from 'vitest';
import { Failure } from '../core/failure';
import { createHashQueue } from './hash-queue';

function codeOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Failure ? error.code : String(error);
  }
}

test('few hashes are made at once, some wait, and there is no room for more until one is done', async () => {
  const queue = createHashQueue({ atOnce: 2, mostWaiting: 3 });
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  let begun = 0;
  const hashes = gates.map((gate) =>
    queue.run(async () => {
      begun += 1;
      await gate.promise;
    }),
  );
  await expect.poll(() => begun).toBe(2);
  expect(codeOf(() => queue.requireRoom())).toBe('busy');
  gates[0]?.resolve();
  await expect.poll(() => begun).toBe(3);
  expect(codeOf(() => queue.requireRoom())).toBeNull();
  for (const gate of gates) gate.resolve();
  await Promise.all(hashes);
  expect(begun).toBe(5);
});

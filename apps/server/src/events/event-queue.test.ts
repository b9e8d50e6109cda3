import { describe, expect, it } from 'vitest';
import { createEventQueue } from './event-queue';

const bytes = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(size).fill(120);

describe('createEventQueue', () => {
  it('gives what is large as it is, the same bytes to all receivers', async () => {
    const large = bytes(60_000);
    const queues = [1, 2].map(() => createEventQueue(new AbortController().signal));
    for (const queue of queues) queue.push(large);
    const read = await Promise.all(queues.map(async (queue) => (await queue.read().next()).value));
    expect(read.every((piece) => piece === large)).toBe(true);
  });

  it('gives small ones that wait together, and all in their order until the end', async () => {
    const queue = createEventQueue(new AbortController().signal);
    for (const size of [10, 20, 20_000, 30]) queue.push(bytes(size));
    queue.end();
    const sizes = [];
    for await (const piece of queue.read()) sizes.push(piece.byteLength);
    expect(sizes).toEqual([30, 20_000, 30]);
  });

  it.each([
    [512 * 1024, true],
    [512 * 1024 + 1, false],
  ])('of %i bytes that wait for a reader says: %s', (size, isKept) => {
    expect(createEventQueue(new AbortController().signal).push(bytes(size))).toBe(isKept);
  });

  it('counts no longer what was read', async () => {
    const queue = createEventQueue(new AbortController().signal);
    const reading = queue.read();
    queue.push(bytes(500_000));
    await reading.next();
    expect(queue.push(bytes(500_000))).toBe(true);
    expect(queue.push(bytes(500_000))).toBe(false);
  });
});

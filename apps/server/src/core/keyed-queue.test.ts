import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue';

describe('a keyed queue', () => {
  it('runs the work of one key one at a time, in order', async () => {
    const queue = createKeyedQueue();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
    };
    await Promise.all(['a', 'b', 'c'].map((name) => queue.run('key', work(name))));
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('runs as much at once as it is made for', async () => {
    const queue = createKeyedQueue({ atOnce: 2 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const works = [0, 1, 2, 3].map((number) =>
      queue.run('key', async () => {
        begun.push(number);
        await new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
    const settle = async () => {
      for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
    };
    await settle();
    expect([begun, queue.sizeOf('key')]).toEqual([[0, 1], 4]);
    ends[1]?.();
    await settle();
    expect([begun, queue.sizeOf('key')]).toEqual([[0, 1, 2], 3]);
    for (const end of ends) end();
    await settle();
    ends[3]?.();
    await Promise.all(works);
    expect([begun, queue.sizeOf('key')]).toEqual([[0, 1, 2, 3], 0]);
  });

  it('lets keys not wait for one another', async () => {
    const queue = createKeyedQueue();
    const { promise: never, resolve } = Promise.withResolvers<string>();
    const stuck = queue.run('one', () => never);
    expect(await queue.run('two', async () => 'done')).toBe('done');
    resolve('late');
    expect(await stuck).toBe('late');
  });

  it('goes on after work that failed, whose error only its own caller gets', async () => {
    const queue = createKeyedQueue();
    const failing = queue.run('key', async () => {
      throw new Error('no');
    });
    const next = queue.run('key', async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('knows how much of a key runs or waits', async () => {
    const queue = createKeyedQueue();
    const { promise: held, resolve } = Promise.withResolvers<void>();
    const works = [queue.run('key', () => held), queue.run('key', () => held)];
    expect([queue.sizeOf('key'), queue.sizeOf('other')]).toEqual([2, 0]);
    resolve();
    await Promise.all(works);
    expect(queue.sizeOf('key')).toBe(0);
  });
});

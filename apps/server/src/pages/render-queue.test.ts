import { describe, expect, it } from 'vitest';
import { createRenderQueue } from './render-queue';

/** A rendering that the test ends. */
function rendering(): {
  render: () => Promise<string>;
  end: (page: string) => void;
  hasBegun: () => boolean;
} {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  return {
    render: () => {
      begun = true;
      return promise;
    },
    end: resolve,
    hasBegun: () => begun,
  };
}

describe('the render queue', () => {
  it('begins a page when one of those before it has ended', async () => {
    const queue = createRenderQueue({ atOnce: 1 });
    const [first, second] = [rendering(), rendering()];
    const pages = [queue.run('a network', first.render), queue.run('a network', second.render)];
    await expect.poll(first.hasBegun).toBe(true);
    expect(second.hasBegun()).toBe(false);
    first.end('first');
    await expect.poll(second.hasBegun).toBe(true);
    second.end('second');
    expect(await Promise.all(pages)).toEqual(['first', 'second']);
  });

  it('lets other work of the process come between two pages', async () => {
    const queue = createRenderQueue({ atOnce: 1 });
    const order: string[] = [];
    const page = (name: string) => async (): Promise<void> => {
      order.push(name);
      setImmediate(() => order.push(`work behind ${name}`));
    };
    await Promise.all(['a', 'b', 'c'].map((name) => queue.run('a network', page(name))));
    expect(order.slice(0, 4)).toEqual(['a', 'work behind a', 'b', 'work behind b']);
  });

  it('rejects a page at once while too many wait, and takes others later', async () => {
    const queue = createRenderQueue({ atOnce: 1, mostWaiting: 1 });
    const [first, second] = [rendering(), rendering()];
    const pages = [queue.run('a network', first.render), queue.run('a network', second.render)];
    expect(await queue.run('a network', async () => 'third')).toBe('busy');
    first.end('first');
    second.end('second');
    await Promise.all(pages);
    expect(await queue.run('a network', async () => 'fourth')).toBe('fourth');
  });

  it('goes on behind a page that fails', async () => {
    const queue = createRenderQueue({ atOnce: 1 });
    const failed = queue.run('a network', () => Promise.reject(new Error('broken')));
    const next = queue.run('a network', async () => 'next');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  it('lets the networks take turns, however many pages one of them asks for', async () => {
    const queue = createRenderQueue({ atOnce: 1 });
    const order: string[] = [];
    const page = (line: string, name: string) =>
      queue.run(line, async () => {
        order.push(name);
      });
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => page('a', name)),
      ...['b1', 'b2'].map((name) => page('b', name)),
      page('c', 'c1'),
    ]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('takes the place of the network with most, where all are taken, and never of one with as few', async () => {
    const queue = createRenderQueue({ atOnce: 1, mostWaiting: 3 });
    const first = rendering();
    const begun = queue.run('a', first.render);
    const flood = ['a1', 'a2', 'a3'].map((name) => queue.run('a', async () => name));
    const others = ['b1', 'b2'].map((name) => queue.run('b', async () => name));
    const third = queue.run('c', async () => 'c1');
    first.end('first');
    expect(await Promise.all([begun, ...flood, ...others, third])).toEqual([
      'first',
      'a1',
      'busy',
      'busy',
      'b1',
      'busy',
      'c1',
    ]);
  });
});

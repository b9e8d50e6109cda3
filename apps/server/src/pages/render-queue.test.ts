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
    const pages = [queue.run(first.render), queue.run(second.render)];
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
    await Promise.all(['a', 'b', 'c'].map((name) => queue.run(page(name))));
    expect(order.slice(0, 4)).toEqual(['a', 'work behind a', 'b', 'work behind b']);
  });

  it('rejects a page at once while too many wait, and takes others later', async () => {
    const queue = createRenderQueue({ atOnce: 1, mostWaiting: 1 });
    const [first, second] = [rendering(), rendering()];
    const pages = [queue.run(first.render), queue.run(second.render)];
    expect(await queue.run(async () => 'third')).toBe('busy');
    first.end('first');
    second.end('second');
    await Promise.all(pages);
    expect(await queue.run(async () => 'fourth')).toBe('fourth');
  });

  it('goes on behind a page that fails', async () => {
    const queue = createRenderQueue({ atOnce: 1 });
    const failed = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(async () => 'next');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});

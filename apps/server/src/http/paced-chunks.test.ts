import { UPLOAD_LOOK_MS } from '@vela/domain/photos';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pacedChunks } from './paced-chunks';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ENOUGH = new Uint8Array(200 * 1024);
const TOO_SLOW = { code: 'upload_too_slow' };

/** A body whose chunks come when the test says so. */
function setUp() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const chunks = pacedChunks(readable);
  return {
    next: () => chunks.next(),
    send: async (chunk: Uint8Array) => {
      const next = chunks.next();
      await writer.write(chunk);
      return next;
    },
    end: () => writer.close(),
    passLook: () => vi.advanceTimersByTimeAsync(UPLOAD_LOOK_MS),
  };
}

describe('the chunks of an upload', () => {
  it('come through while enough comes between two looks', async () => {
    const { send, next, end, passLook } = setUp();
    for (let look = 0; look < 3; look += 1) {
      expect((await send(ENOUGH)).value).toEqual(ENOUGH);
      await passLook();
    }
    void end();
    expect((await next()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('end when nothing comes any more, though much came before', async () => {
    const { send, next, passLook } = setUp();
    await send(ENOUGH);
    await passLook();
    const refused = next().catch((error: unknown) => error);
    await passLook();
    expect(await refused).toMatchObject(TOO_SLOW);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('end when they come drop by drop', async () => {
    const { send, next, passLook } = setUp();
    await send(new Uint8Array(1024));
    await passLook();
    await expect(next()).rejects.toMatchObject(TOO_SLOW);
  });

  it('end when they go on for too long', async () => {
    const { send, passLook } = setUp();
    for (let look = 0; look < 12; look += 1) {
      await send(ENOUGH);
      await passLook();
    }
    await expect(send(ENOUGH)).rejects.toMatchObject(TOO_SLOW);
  });
});

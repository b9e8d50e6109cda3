import { isUploadTooSlow, UPLOAD_LOOK_MS } from '@vela/domain/photos';
import { Failure } from '../core/failure';

/**
 * The chunks of an upload while they come fast enough. Throws Failure `upload_too_slow` as soon as one check
 * fails, also while nothing comes at all, because a slow upload holds the memory of what has come.
 */
export async function* pacedChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  // Nobody waits for it between two chunks.
  tooSlow.catch(() => {});
  let [looks, bytes] = [0, 0];
  const timer = setInterval(() => {
    looks += 1;
    if (isUploadTooSlow({ looks, bytes })) reject(new Failure('upload_too_slow'));
    bytes = 0;
  }, UPLOAD_LOOK_MS);
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), tooSlow]);
      if (next.done) return;
      bytes += next.value.byteLength;
      yield next.value;
    }
  } finally {
    clearInterval(timer);
    // Nobody awaits it: it ends only after the chunk that did not arrive.
    iterator.return?.().catch(() => {});
  }
}

import { fileURLToPath } from 'node:url';
import { createPhotoProcessor } from '../../src/photos/processing/photo-processor';
import type { PhotoProcessor } from '../../src/core/pictures-port';

/** The processes that make pictures, on the sources instead of what is built of them. */
export function createTestPictures(): PhotoProcessor {
  const resolver = new URL('../../src/db/embedded/testing/resolve-typescript.mjs', import.meta.url);
  return createPhotoProcessor({
    program: new URL('../../src/photos/processing/photo-worker.ts', import.meta.url),
    execArgv: ['--import', fileURLToPath(resolver)],
  });
}

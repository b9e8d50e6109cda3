import { fileURLToPath } from 'node:url';
import { createPhotoProcessor, type PhotoProcessor } from '../../src/photos/processing/photo-processor';

/** The processes that make pictures, on the sources instead of what is built of them. */
export function createTestPictures(): PhotoProcessor {
  const resolver = new URL('../../src/db/embedded/testing/resolve-typescript.mjs', import.meta.url);
  return createPhotoProcessor({
    program: new URL('../../src/photos/processing/photo-worker.ts', import.meta.url),
    execArgv: ['--import', fileURLToPath(resolver)],
  });
}

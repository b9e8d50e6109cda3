import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

/** Leaves the files of the documentation's viewer in `docs/` of the build. */
export function docsFiles(): Plugin {
  return {
    name: 'vela:docs',
    writeBundle: ({ dir = '' }) => writeDocs(join(dir, 'docs')),
  };
}

/** Writes each with a `.br` and a `.gz` beside it: they are large, and strangers may ask for them as often as they like. */
export async function writeDocs(folder: string): Promise<void> {
  const from = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await mkdir(folder, { recursive: true });
  await Promise.all(
    FILES.map(async (name) => {
      const content = await readFile(join(from, name));
      const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content)]);
      const path = join(folder, name);
      await Promise.all([writeFile(path, content), writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }),
  );
}

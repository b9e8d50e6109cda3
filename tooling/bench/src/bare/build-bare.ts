import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { readPageTree } from './page-tree.ts';

/** Writes what the bare server needs into `folder`: the document as data and the bare client, compressed as ours is. */
export async function buildBare({ html, folder }: { html: string; folder: string }): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'bare-client.ts'),
        output: { entryFileNames: 'bare-client.js', format: 'es' },
      },
      target: 'es2024',
    },
  });
  await writeFile(join(folder, 'tree.json'), JSON.stringify(readPageTree(html)));
  for (const name of ['bare-client.js', 'tree.json']) {
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(await readFile(join(folder, name))));
  }
}

import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '../src/prerender.tsx';

const ROOT = join(import.meta.dirname, '..');

/** The parts that pages are made of. */
export interface Bundle {
  prerender: typeof Prerender;
  style: string;
  script: string;
  /** Folder of fonts and pictures. */
  assetsDir: string;
  font: string;
}

/** Builds what writes the pages, with its styles and files, and the script that runs in them. */
export async function bundle(workDir: string): Promise<Bundle> {
  await mkdir(workDir, { recursive: true });
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: workDir, emptyOutDir: true },
  });
  const assetsDir = join(workDir, 'assets');
  const names = await readdir(assetsDir);
  const styles = names.filter((name) => name.endsWith('.css'));
  const entry = pathToFileURL(join(workDir, 'prerender.js')).href;
  return {
    prerender: (await import(entry)) as typeof Prerender,
    style: (await Promise.all(styles.map((name) => readFile(join(assetsDir, name), 'utf8')))).join('').trim(),
    script: await bundleScript(),
    assetsDir,
    font: oneOf(names, /-latin-(?!ext).*\.woff2$/),
  };
}

async function bundleScript(): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(ROOT, 'src/enhance/main.ts') },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The script was not built');
  const [chunk, ...more] = output.output;
  if (more.length > 0) throw new Error('The script is more than one file');
  return chunk.code.trim();
}

function oneOf(names: readonly string[], form: RegExp): string {
  const found = names.find((name) => form.test(name));
  if (found === undefined) throw new Error(`There is no file like ${form.source}`);
  return found;
}

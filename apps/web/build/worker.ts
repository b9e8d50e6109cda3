// Builds the scripts that stand alone: the service worker, and what the page does that it shows without a network.
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');

const SCRIPTS = {
  'service-worker': 'src/service-worker/main.ts',
  'offline-page': 'src/site/offline/main.ts',
} as const;

for (const [name, file] of Object.entries(SCRIPTS)) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    build: {
      outDir: 'dist/worker',
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(ROOT, file),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });
}

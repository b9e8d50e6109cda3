import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { preloadsOf } from './build/preloads-of.ts';
import { precompress } from './build/precompress.ts';
import { drawSharePictures } from './build/share/draw-share-pictures.ts';
import { LATER_FILES, screenFile, screenFiles } from './src/pages/visitor-screens.ts';

// The order matters: routes are split before styles and texts are taken out of them.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    vanillaExtractPlugin(),
    lingui({ failOnMissing: !process.env['VELA_DRAFT_TEXTS'], failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    drawSharePictures(),
    precompress(),
  ],
  // The server bundle has no dependencies, so its mode is set at build time instead of read for each request.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? { assetsInlineLimit: 0, copyPublicDir: false, rolldownOptions: { output: { codeSplitting: false } } }
    : {
        assetsInlineLimit: 0,
        manifest: true,
        modulePreload: { resolveDependencies: preloadsOf },
        rolldownOptions: {
          input: 'src/entry-client.ts',
          output: {
            codeSplitting: {
              groups: chunkGroups({
                hydration: join(import.meta.dirname, 'src/hydrate-page.tsx'),
                home: join(import.meta.dirname, screenFile('index')),
                signup: join(import.meta.dirname, screenFile('signup')),
                visitors: [
                  ...screenFiles(),
                  ...Object.values(LATER_FILES),
                  'src/kit/frame/status/index.ts',
                ].map((file) => join(import.meta.dirname, file)),
              }),
            },
          },
        },
      },
  resolve: {
    alias: [
      // Asked for by each of Lucide's glyphs.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(import.meta.resolve('@vela/ui/draw-glyph')),
      },
      // React has had this hook itself since version 18; the shim would bring it a second time.
      { find: /^use-sync-external-store\/shim(?:\/index(?:\.js)?)?$/, replacement: 'react' },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  ssr: { noExternal: true },
}));

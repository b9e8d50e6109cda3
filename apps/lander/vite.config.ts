import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// What writes the pages: React runs here, at build time, and in no browser.
export default defineConfig({
  base: '/landers/',
  plugins: [
    vanillaExtractPlugin(),
    lingui({ failOnMissing: !process.env['VELA_DRAFT_TEXTS'], failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/prerender.tsx',
    ssrEmitAssets: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: true },
});

import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), babel({ presets: [linguiTransformerBabelPreset()] }), react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Tests of this package share no state, and a new environment for each file would take most of the time.
    isolate: false,
    testTimeout: 30_000,
  },
});

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultExclude, defineConfig } from 'vitest/config';

/** Those that put another module in a module's place. */
const APART = [
  'src/kit/session/member-data.test.ts',
  'tests/being-found.test.ts',
  'tests/render-page.test.ts',
];

// It has the plugins of the build, but for the router's: that writes the route tree and splits code, which
// tests need not.
const plugins = () => [
  vanillaExtractPlugin(),
  lingui({ failOnMissing: true, failOnCompileError: true }),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
];

const common = {
  environment: 'node',
  testTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: plugins(),
        test: {
          ...common,
          name: 'together',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: [...defaultExclude, ...APART],
          // Each test restores what it changes, and reading modules again for each file would take most of
          // the time.
          isolate: false,
        },
      },
      { plugins: plugins(), test: { ...common, name: 'apart', include: APART } },
    ],
  },
});

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defaultExclude, defineConfig } from 'vitest/config';

/** Those that put another module in a module's place, or let their process read a format of pictures that ours refuse. */
const APART = ['src/events/event-dispatcher.test.ts', 'src/http/api.test.ts', 'tests/log-in.test.ts'];

const plugins = () => [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

const common = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What is waited for may take long where others work, too; nothing is judged by how long it took.
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    // Each file has a database of its own; more files at once only wait for one another.
    maxWorkers: 2,
    projects: [
      {
        plugins: plugins(),
        test: {
          ...common,
          name: 'together',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...defaultExclude, ...APART],
          // A server's modules keep no state of a test, and reading them again for each file would take half
          // of the time.
          isolate: false,
        },
      },
      { plugins: plugins(), test: { ...common, name: 'apart', include: APART } },
    ],
  },
});

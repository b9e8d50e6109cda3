import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Tests of this package share no state, and a new environment for each file would take most of the time.
    isolate: false,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/index.ts', 'src/**/testing/**'],
      thresholds: { branches: 99, functions: 99, lines: 99, statements: 99 },
    },
  },
});

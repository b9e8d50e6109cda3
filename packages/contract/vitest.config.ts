import { defineConfig } from 'vitest/config';

// Tests of this package share no state, and a new environment for each file would take most of the time.
export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
});

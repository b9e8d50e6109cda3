import { defineConfig } from 'vitest/config';

// Nothing of this package keeps anything between tests: starting anew for each file would take most of the time.
export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
});

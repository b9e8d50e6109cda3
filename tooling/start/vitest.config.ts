import { defineConfig } from 'vitest/config';

// A busy machine is slow, not wrong.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 120_000 } });

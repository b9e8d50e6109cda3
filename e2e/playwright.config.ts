import { defineConfig } from '@playwright/test';
import { chromium, DESKTOP, PHONE } from './src/browser';

/** Every journey on a desktop; those tagged `@phone` on a phone, too. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/server/shared-server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures of each step cost every journey a tenth of its time; what the page held at each is kept without them.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...DESKTOP, ...chromium() } },
    { name: 'phone', grep: /@phone/, use: { ...PHONE, ...chromium() } },
  ],
});

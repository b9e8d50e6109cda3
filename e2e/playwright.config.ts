import { defineConfig } from '@playwright/test';
import { chromium, DESKTOP, PHONE } from './src/browser';

/** Every journey on a desktop; those tagged `@phone` on a phone, too. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/server/shared-server.ts',
  fullyParallel: true,
  // Twice the cores of a small machine: a journey also waits, for a mail or for the other's answer.
  workers: 4,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // It would be fetched and started for each journey, and answers only where the network is gone.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // What was done, asked and said is recorded; a copy of the page at each step would cost a journey a sixth
    // of its time. Of the last one there are a picture and an outline.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...DESKTOP, ...chromium() } },
    { name: 'phone', grep: /@phone/, use: { ...PHONE, ...chromium() } },
  ],
});

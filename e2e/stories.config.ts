import { defineConfig } from '@playwright/test';
import { chromium, DESKTOP } from './src/browser';

/** Every story in both modes and widths: accessible, and the same as its stored picture. */
export default defineConfig({
  testDir: 'src/stories',
  testMatch: 'walk.spec.ts',
  globalSetup: ['./src/server/serve-storybook.ts', './src/fixtures/report-new-pictures.ts'],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  metadata: { pictures: 'pictures/stories' },
  snapshotPathTemplate: 'pictures/stories/{arg}{ext}',
  // A picture that has changed stands there before and after, with what differs.
  reporter: [['dot'], ['html', { open: 'never', outputFolder: 'pictures/report' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    contextOptions: { reducedMotion: 'reduce' },
    ...DESKTOP,
    ...chromium(),
  },
});

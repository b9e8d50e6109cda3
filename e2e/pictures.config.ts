import { defineConfig } from '@playwright/test';
import { chromium, DESKTOP } from './src/browser';
import journeys from './playwright.config';

/**
 * Every screen in both modes and widths, in two languages: accessible, and the same as its stored picture.
 */
export default defineConfig({
  ...journeys,
  testDir: 'src/pictures',
  globalSetup: ['./src/pictures/serve-slow-clock.ts', './src/fixtures/report-new-pictures.ts'],
  timeout: 240_000,
  metadata: { pictures: 'pictures/screens' },
  snapshotPathTemplate: 'pictures/screens/{arg}{ext}',
  // A picture that has changed stands there before and after, with what differs.
  reporter: [['dot'], ['html', { open: 'never', outputFolder: 'pictures/screens-report' }]],
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
  projects: [{ name: 'pictures', use: { ...DESKTOP, ...chromium() } }],
});

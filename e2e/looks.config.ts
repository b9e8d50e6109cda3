import { defineConfig } from '@playwright/test';
import { chromium } from './src/browser';

/**
 * What tells most of each component and screen, small, against the pictures that belong to the repository; and what a browser
 * makes of keys and fingers on a component.
 */
export default defineConfig({
  testDir: 'src',
  testMatch: ['looks/*.spec.ts', 'stories/by-hand.spec.ts'],
  globalSetup: './src/server/serve-storybook.ts',
  outputDir: 'pictures/looks',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: process.env['CI'] !== undefined,
  // What differs stands there before and now, with where.
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'pictures/looks-report' }], ...counted()],
  use: chromium(),
});

/** What counts all suites reads that from a file that it names. */
function counted(): ['json'][] {
  return process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [] : [['json']];
}

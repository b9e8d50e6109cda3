import { defineConfig } from '@playwright/test';
import { chromium, DESKTOP } from './src/browser';
import journeys from './playwright.config';

/** A picture of every screen, for people to look at; nothing is compared. */
export default defineConfig({
  ...journeys,
  testDir: 'src/pictures',
  projects: [{ name: 'pictures', use: { ...DESKTOP, ...chromium() } }],
});

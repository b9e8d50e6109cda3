import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

// Every story runs twice: as a desktop shows it by day in English, and as a phone shows it by night in German,
// which has the longest words of the complete languages.
const runs = [
  { name: 'light', env: { STORYBOOK_THEME: 'light', STORYBOOK_LOCALE: 'en', STORYBOOK_WIDTH: 'desktop' } },
  { name: 'dark', env: { STORYBOOK_THEME: 'dark', STORYBOOK_LOCALE: 'de', STORYBOOK_WIDTH: 'phone' } },
];

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: runs.map(({ name, env }) => ({
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name,
          env,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // What unfolds or rises would be judged half transparent.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
                args: chromiumArgs,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      })),
    },
  }),
);

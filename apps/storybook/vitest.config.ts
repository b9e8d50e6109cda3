import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import { storyProject } from './story-project.ts';
import viteConfig from './vite.config.ts';

/** Windows at once: one would leave the second core of a small machine idle, more than four only take memory. */
const WINDOWS = Math.min(4, availableParallelism());

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      maxWorkers: WINDOWS,
      // Every story runs twice: as a desktop shows it by day in English, and as a phone shows it by night in German,
      // which has the longest words of the languages most people meet.
      projects: [
        storyProject({
          name: 'stories',
          configDir,
          runs: [
            {
              name: 'light',
              env: { STORYBOOK_THEME: 'light', STORYBOOK_LOCALE: 'en', STORYBOOK_WIDTH: 'desktop' },
            },
            {
              name: 'dark',
              env: { STORYBOOK_THEME: 'dark', STORYBOOK_LOCALE: 'de', STORYBOOK_WIDTH: 'phone' },
            },
          ],
        }),
        {
          test: {
            name: 'rules',
            include: ['tests/*.test.ts'],
            environment: 'node',
            maxWorkers: WINDOWS,
            testTimeout: 300_000,
          },
        },
      ],
    },
  }),
);

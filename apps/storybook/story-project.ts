import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

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

/** What the toolbars are set to. */
export interface StoryRun {
  name: string;
  env: { STORYBOOK_THEME: 'light' | 'dark'; STORYBOOK_LOCALE: string; STORYBOOK_WIDTH: string };
}

export interface Stories {
  name: string;
  /** The folder with the stories' `main.ts` and `preview.tsx`. */
  configDir: string;
  /** Each story is a test in each of them; their windows have one server, which so makes each module once. */
  runs: readonly StoryRun[];
}

/** Every story as a test in Chromium, the one that CHROMIUM names: it renders, plays, and has no accessibility violation. */
export function storyProject({ name, configDir, runs }: Stories): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir })],
    test: {
      name,
      // A story is whole by itself: all share a window and what was loaded in it, in six tenths of the time.
      isolate: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
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
        instances: runs.map((run) => ({ browser: 'chromium', ...run })),
      },
    },
  };
}

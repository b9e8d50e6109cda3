import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import { storyProject } from '../../story-project.ts';
import viteConfig from '../../vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        storyProject({
          name: 'violation',
          configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
          runs: [
            {
              name: 'light',
              env: { STORYBOOK_THEME: 'light', STORYBOOK_LOCALE: 'en', STORYBOOK_WIDTH: 'desktop' },
            },
          ],
        }),
      ],
    },
  }),
);

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../root';
import { readStories } from '../stories/story-index';
import { representativeStories } from './representative-stories';

/** The folders that contain components, screens or landers. */
const FOLDERS: Readonly<Record<string, RegExp>> = {
  'packages/ui/src': /^[A-Z]/,
  // It is shown in a font of the machine, so no picture of it is compared.
  'apps/web/src/site': /^(?!offline$)/,
  'apps/web/src/app': /^/,
  'apps/lander/src/landers': /^/,
};

test('every component, screen and lander has a picture', () => {
  const files = representativeStories(readStories()).map(({ importPath }) =>
    join('apps/storybook', importPath),
  );
  const parts = Object.entries(FOLDERS).flatMap(([folder, isPart]) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isPart.test(entry.name))
      .map(({ name }) => `${folder}/${name}/`),
  );

  expect(parts.filter((part) => !files.some((file) => file.startsWith(part)))).toEqual([]);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../root';
import { readStories } from '../stories/story-index';
import { tellingStories } from './telling-stories';

/** In each of them, the folders that are a part of what people see. */
const FOLDERS: Readonly<Record<string, RegExp>> = {
  'packages/ui/src': /^[A-Z]/,
  // Without a network it stands in letters of the machine.
  'apps/web/src/site': /^(?!offline$)/,
  'apps/web/src/app': /^/,
  'apps/lander/src/landers': /^/,
};

test('every component, screen and lander has a picture', () => {
  const files = tellingStories(readStories()).map(({ importPath }) => join('apps/storybook', importPath));
  const parts = Object.entries(FOLDERS).flatMap(([folder, isPart]) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isPart.test(entry.name))
      .map(({ name }) => `${folder}/${name}/`),
  );

  expect(parts.filter((part) => !files.some((file) => file.startsWith(part)))).toEqual([]);
});

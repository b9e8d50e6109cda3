import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root';

/** The built Storybook. */
export const STORYBOOK = join(ROOT, 'apps/storybook/dist');

export interface Story {
  id: string;
  /** A page about a component shows stories that are walked by themselves. */
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** The file it stands in, from Storybook's folder. */
  importPath: string;
  tags?: readonly string[];
}

/** Every story that Storybook lists, but those that hold as much as only a bench wants. */
export function readStories(): Story[] {
  const file = join(STORYBOOK, 'index.json');
  if (!existsSync(file)) throw new Error('Storybook is not built: npm run x -- stories builds it');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags?.includes('load') !== true,
  );
}

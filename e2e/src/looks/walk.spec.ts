import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { HAS_OWN_BROWSER } from '../browser';
import { readStories } from '../stories/story-index';
import { expectBaseline, isUpdating, BASELINES } from './expect-baseline';
import { LOOKS, test, type Look } from './stage';
import { representativeStories } from './representative-stories';

const STORIES = representativeStories(readStories());

const nameOf = ({ id }: { id: string }, look: Look) => `${id}-${look.name}`;

for (const story of STORIES) {
  test(`${story.title}, ${story.name}, looks as it did`, async ({ stage }) => {
    test.skip(!HAS_OWN_BROWSER && !isUpdating(), 'another browser draws letters differently');
    for (const look of LOOKS) {
      const page = await stage.show(story, look);
      await expectBaseline(nameOf(story, look), page);
    }
  });
}

test('every baseline picture belongs to a story', async () => {
  const known = new Set(STORIES.flatMap((story) => LOOKS.map((look) => `${nameOf(story, look)}.webp`)));
  const gone = existsSync(BASELINES) ? readdirSync(BASELINES).filter((file) => !known.has(file)) : [];
  if (isUpdating()) await Promise.all(gone.map((file) => rm(join(BASELINES, file))));
  else expect(gone).toEqual([]);
});

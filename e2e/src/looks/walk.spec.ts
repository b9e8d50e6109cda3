import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { HAS_OWN_BROWSER } from '../browser';
import { readStories } from '../stories/story-index';
import { expectKeptLook, isKeeping, KEPT } from './expect-kept-look';
import { takeSmallPicture } from './small-picture';
import { LOOKS, test, type Look } from './stage';
import { tellingStories } from './telling-stories';

const STORIES = tellingStories(readStories());

const nameOf = ({ id }: { id: string }, look: Look) => `${id}-${look.name}`;

for (const story of STORIES) {
  test(`${story.title}, ${story.name}, looks as it did`, async ({ stage }) => {
    test.skip(!HAS_OWN_BROWSER && !isKeeping(), 'another browser draws in another way');
    for (const look of LOOKS) {
      const page = await stage.show(story, look);
      await expectKeptLook(nameOf(story, look), () => takeSmallPicture(page));
    }
  });
}

test('no picture is kept of what is gone', async () => {
  const known = new Set(STORIES.flatMap((story) => LOOKS.map((look) => `${nameOf(story, look)}.webp`)));
  const gone = existsSync(KEPT) ? readdirSync(KEPT).filter((file) => !known.has(file)) : [];
  if (isKeeping()) await Promise.all(gone.map((file) => rm(join(KEPT, file))));
  else expect(gone).toEqual([]);
});

import { test } from '@playwright/test';
import { expectAccessiblePart, expectReadableColours } from '../fixtures/axe';
import { expectNoSideways } from '../fixtures/room';
import { expectSamePicture } from '../fixtures/same-picture';
import { expectTranslatable } from '../fixtures/expect-translatable';
import { rollUp, unroll } from '../fixtures/unroll';
import { NOW, setMode, showStory } from './show-story';
import { readStories } from './story-index';

/** Words have the least room at this width, in px. */
const NARROW = 375;

/** The least that a page is to fit, as when a small screen is enlarged (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 568 } as const;

const WIDTHS = [
  { width: 1280, height: 900 },
  { width: NARROW, height: 812 },
] as const;

const MODES = ['light', 'dark'] as const;

/** How long one story may take, in ms. */
const STORY_MS = 60_000;

for (const [title, stories] of Map.groupBy(readStories(), (story) => story.title)) {
  test(title, async ({ page }) => {
    test.setTimeout(stories.length * STORY_MS);
    await page.clock.setFixedTime(NOW);
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      // A script of all that Storybook needs is loaded once for each width, not once for each story.
      await page.goto('about:blank');
      for (const story of stories) {
        await showStory(page, story);
        for (const mode of MODES) {
          await setMode(page, mode);
          const state = `${size.width}-${mode}`;
          const words = `${story.name}, ${state}`;
          await (mode === 'light' ? expectAccessiblePart(page, words) : expectReadableColours(page, words));
          await unroll(page, size);
          await expectSamePicture(page, `${story.id}-${state}.png`);
        }
        await rollUp(page, size);
        await expectNoSideways(page, `${story.name}, ${size.width}`);
        if (size.width !== NARROW) continue;
        await page.setViewportSize(NARROWEST);
        await expectNoSideways(page, `${story.name}, ${NARROWEST.width}`);
        await page.setViewportSize(size);
        if (!isOfTokens(title)) await expectTranslatable(page, `${story.name}, ${size.width}`);
      }
    }
  });
}

/** Shows values by the names that the code has for them. */
function isOfTokens(title: string): boolean {
  return title.startsWith('Foundations/');
}

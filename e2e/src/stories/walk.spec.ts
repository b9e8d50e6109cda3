import { expect, test, type Page } from '@playwright/test';
import { expectAccessiblePart, expectNoSideways, expectReadableColours } from '../fixtures/axe';
import { expectSamePicture } from '../fixtures/same-picture';
import { STORYBOOK_URL } from '../server/serve-storybook';
import { readStories, type Story } from './story-index';

const WIDTHS = [
  { width: 1280, height: 900 },
  { width: 375, height: 812 },
] as const;

const MODES = ['light', 'dark'] as const;

/** What a story says of time is said at this moment, so that its picture is the same tomorrow. */
const NOW = new Date('2026-11-21T12:00:00.000Z');

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
        await show(page, story);
        for (const mode of MODES) {
          await setMode(page, mode);
          const state = `${size.width}-${mode}`;
          const words = `${story.name}, ${state}`;
          await (mode === 'light' ? expectAccessiblePart(page, words) : expectReadableColours(page, words));
          await expectSamePicture(page, `${story.id}-${state}.png`);
        }
        await expectNoSideways(page, `${story.name}, ${size.width}`);
      }
    }
  });
}

/** Has it shown by itself and waits until it has done what it does. */
async function show(page: Page, { id }: Story): Promise<void> {
  if (page.url() === 'about:blank') {
    const query = new URLSearchParams({ id, viewMode: 'story', globals: 'a11y.manual:!true' });
    await page.goto(`${process.env[STORYBOOK_URL]}/iframe.html?${query}`);
  } else {
    await page.evaluate(choose, id);
  }
  await page.waitForFunction(isFinished, id);
  await expect(page.locator('body.sb-show-main')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

/** What of Storybook's preview is asked here. */
interface Preview {
  channel: { emit: (event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }) => void };
  storyRenders: readonly { id: string; phase: string }[];
}

type StoryWindow = Window & { __STORYBOOK_PREVIEW__?: Preview };

/** Runs in the page: what a press on its name does. */
function choose(storyId: string): void {
  const { __STORYBOOK_PREVIEW__: preview } = window as StoryWindow;
  scrollTo(0, 0);
  preview?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page: whether the story is shown and its play function, where it has one, has come to its end. */
function isFinished(storyId: string): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as StoryWindow;
  return preview?.storyRenders.some(({ id, phase }) => id === storyId && phase === 'finished') ?? false;
}

async function setMode(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
}

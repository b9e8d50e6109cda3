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

for (const story of readStories()) {
  test(`${story.title} › ${story.name}`, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      await open(page, story);
      for (const mode of MODES) {
        await setMode(page, mode);
        const state = `${size.width}-${mode}`;
        await (mode === 'light' ? expectAccessiblePart(page, state) : expectReadableColours(page, state));
        await expectSamePicture(page, `${story.id}-${state}.png`);
      }
      await expectNoSideways(page, String(size.width));
    }
  });
}

/** Opens it by itself and waits until it has done what it does. */
async function open(page: Page, { id }: Story): Promise<void> {
  const query = new URLSearchParams({ id, viewMode: 'story', globals: 'a11y.manual:!true' });
  await page.goto(`${process.env[STORYBOOK_URL]}/iframe.html?${query}`);
  await expect(page.locator('body.sb-show-main')).toBeAttached();
  await page.waitForFunction(isFinished);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page: whether the story is shown and its play function, where it has one, has come to its end. */
function isFinished(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__?: { storyRenders: { phase: string }[] };
  };
  const [render] = preview?.storyRenders ?? [];
  return render?.phase === 'finished';
}

async function setMode(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
}

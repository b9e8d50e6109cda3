import { expect, type Page } from '@playwright/test';
import { STORYBOOK_URL } from '../server/serve-storybook';
import type { Story } from './story-index';

/** The time of every story, so that its picture is the same tomorrow. */
export const NOW = new Date('2026-11-21T12:00:00.000Z');

/**
 * Has a story shown by itself and waits until it has done what it does. The toolbars, where they are given, stay as the first
 * story of a page set them.
 */
export async function showStory(
  page: Page,
  { id }: Pick<Story, 'id'>,
  toolbars: Readonly<Record<string, string>> = {},
): Promise<void> {
  const storybook = process.env[STORYBOOK_URL];
  const isFirst = page.url() === 'about:blank';
  if (isFirst) await page.goto(`${storybook}/project.json`);
  await forget(page);
  if (isFirst) {
    const globals = ['a11y.manual:!true', ...Object.entries(toolbars).map((pair) => pair.join(':'))].join(
      ';',
    );
    const query = new URLSearchParams({ id, viewMode: 'story', globals });
    await page.goto(`${storybook}/iframe.html?${query}`);
    await page.evaluate(paintAll);
  } else {
    await page.evaluate(choose, id);
  }
  await page.waitForFunction(isFinished, id);
  await expect(page.locator('body.sb-show-main')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page: what is further down than the window is as high as it will be, too. */
function paintAll(): void {
  const painted = new CSSStyleSheet();
  painted.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(painted);
}

/** What one story leaves behind is no beginning of the next. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

export async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
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

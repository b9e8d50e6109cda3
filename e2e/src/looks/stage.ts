import { test as base, type Page } from '@playwright/test';
import { rollUp, unroll } from '../fixtures/unroll';
import { NOW, showStory } from '../stories/show-story';
import type { Story } from '../stories/story-index';
import { takeSmallPicture } from './small-picture';

/** A desktop in light mode and English, and a phone in dark mode and German, which has long words. */
export const LOOKS = [
  { name: 'desktop', size: { width: 1280, height: 900 }, globals: { theme: 'light', locale: 'en' } },
  { name: 'phone', size: { width: 375, height: 812 }, globals: { theme: 'dark', locale: 'de' } },
] as const;

export type Look = (typeof LOOKS)[number];

/** Shows stories one after the other in the same page for each look, as somebody goes through them in Storybook. */
export class Stage {
  readonly #pages = new Map<Look, Page>();
  readonly #open: () => Promise<Page>;

  constructor(open: () => Promise<Page>) {
    this.#open = open;
  }

  /** Shows a story in a window as high as the story. */
  async show(story: Pick<Story, 'id'>, look: Look): Promise<Page> {
    const page = this.#pages.get(look) ?? (await this.#openPage(look));
    await rollUp(page, look.size);
    await showStory(page, story, look.globals);
    await unroll(page, look.size);
    return page;
  }

  async picture(story: Pick<Story, 'id'>, look: Look): Promise<Buffer> {
    return takeSmallPicture(await this.show(story, look));
  }

  async #openPage(look: Look): Promise<Page> {
    const page = await this.#open();
    await page.setViewportSize(look.size);
    await page.clock.setFixedTime(NOW);
    this.#pages.set(look, page);
    return page;
  }
}

export const CONTEXT = {
  locale: 'en-GB',
  timezoneId: 'Europe/Amsterdam',
  reducedMotion: 'reduce',
} as const;

/** One stage for all tests of a worker: what Storybook needs is loaded once for each look. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext(CONTEXT);
      await use(new Stage(() => context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

import type { Page, Response } from '@playwright/test';
import { makePerson } from '../actors/person';
import { expectAccessible, expectReadableColours } from '../fixtures/axe';
import { expectNoSideways } from '../fixtures/room';
import { expectSamePicture } from '../fixtures/same-picture';
import { expect, test } from '../fixtures/test';
import { unroll } from '../fixtures/unroll';
import { DUTCH_ADDRESS, show, type Screen } from '../screens';
import { enterAs } from './cast';
import { countLook } from './count-looks';
import { NOW } from './moment';
import { WALKED_SCREENS } from './walked-screens';

const WIDTHS = [
  { width: 1280, height: 900 },
  { width: 375, height: 812 },
] as const;

const LOOKS_A_SECOND = 2;

const SOMEBODY = makePerson({ email: 'kim@example.com', name: 'Kim', password: 'four calm words of mine' });

for (const screen of WALKED_SCREENS) {
  test.describe(() => {
    if (screen.isDutch) test.use({ address: DUTCH_ADDRESS });

    test(screen.name, async ({ page, faults }) => {
      if (screen.expectedError) faults.expect(screen.expectedError.status, screen.expectedError.path);
      if (screen.as) await enterAs(screen.as, page.context());
      await page.clock.setFixedTime(NOW);
      await seeForTheFirstTime(page);
      for (const size of WIDTHS) {
        for (const locale of ['en', 'de']) await expectLooks(page, screen, { size, locale });
      }
    });
  });
}

/** The request that marks something as seen never arrives, so that the next test finds the same state. */
async function seeForTheFirstTime(page: Page): Promise<void> {
  await page.route(/\/api\/(chat|likes)\.php/, (route) =>
    route.request().method() === 'PUT' ? undefined : route.fallback(),
  );
}

interface Look {
  size: (typeof WIDTHS)[number];
  locale: string;
}

/** Nobody may ask for more than so much in a second, which doesn't end by itself where time stands: a few looks make one. */
async function letTimePass(page: Page): Promise<void> {
  const data = { offset_seconds: Math.floor(countLook() / LOOKS_A_SECOND) };
  await expect(await page.request.post('/dev/clock', { data })).toBeOK();
}

async function expectLooks(page: Page, screen: Screen, { size, locale }: Look): Promise<void> {
  const state = `${size.width}-${locale}`;
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(() => expectWhole(page, { screen, locale })).toPass();
  await expectNoSideways(page, state);
  // The languages differ in nothing but their words.
  await (locale === 'en' ? expectAccessible : expectReadableColours)(page, `${state}-light`);
  await unroll(page, size);
  await expectSameLook(page, `${screen.name}-${state}-light.png`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColours(page, `${state}-dark`);
  await expectSameLook(page, `${screen.name}-${state}-dark.png`);
}

async function expectSameLook(page: Page, name: string): Promise<void> {
  await page.evaluate(hideTimers);
  await expectSamePicture(page, name);
  await page.evaluate(showTimers);
}

/** Runs in the page: a countdown shows another time in every run. A mask would also cover what lies over it. */
function hideTimers(): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('[role="timer"] { visibility: hidden !important }');
  document.adoptedStyleSheets.push(hidden);
}

/** Runs in the page. */
function showTimers(): void {
  document.adoptedStyleSheets.pop();
}

/** A new demo still draws its portraits, and serves them when they are requested again. */
async function expectWhole(
  page: Page,
  { screen, locale }: { screen: Screen; locale: string },
): Promise<void> {
  await letTimePass(page);
  const undrawn: string[] = [];
  const note = (response: Response) => response.status() === 503 && undrawn.push(response.url());
  page.on('response', note);
  await show(page, screen, { locale, person: SOMEBODY });
  await page.evaluate(loadAll);
  page.off('response', note);
  expect(undrawn).toEqual([]);
}

/** Runs in the page: also what is further down than the window is there, letters and photos. */
async function loadAll(): Promise<void> {
  const painted = new CSSStyleSheet();
  painted.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(painted);
  const photos = [...document.images];
  for (const photo of photos) photo.loading = 'eager';
  await Promise.allSettled(photos.map((photo) => photo.decode()));
  await document.fonts.ready;
}

import { signUpActive } from '../src/actors/api';
import { expectReacts, open, openWithoutReacting } from '../src/actors/pages';
import { languageMenu } from '../src/actors/preferences';
import { expect, test } from '../src/fixtures/test';
import type { Locator, Page } from '@playwright/test';

test('a chosen mode is in the first HTML, so that no page flashes', async ({ page }) => {
  await signUpActive(page.request);
  for (const mode of ['dark', 'light'] as const) {
    await open(page, '/settings/appearance');
    await page
      .getByRole('region', { name: 'Appearance' })
      .getByText(mode === 'dark' ? 'Dark' : 'Light')
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const html = await (await page.request.get('/members')).text();
    expect(html).toContain(`data-theme="${mode}"`);
    await open(page, '/members');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  }
});

test('without a choice a page follows the device, and its changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).not.toBe(light);
});

test('a choice outweighs the device, and “System” deletes it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/login');
  const light = await background(page);
  const menu = languageMenu(page);
  await menu.locator('summary').click();
  await menu.getByText('Dark', { exact: true }).click();
  await expect.poll(() => background(page)).not.toBe(light);
  await open(page, '/reset-password');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background(page)).not.toBe(light);
  await menu.locator('summary').click();
  await menu.getByText('System', { exact: true }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await background(page)).toBe(light);
  await open(page, '/login');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('the browser’s bars have the colour of the mode that is shown, chosen or not', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/login');
  const light = await barColours(page);
  await languageMenu(page).locator('summary').click();
  await languageMenu(page).getByText('Dark', { exact: true }).click();
  const dark = await barColours(page);
  expect([light.length, dark.length]).toEqual([1, 1]);
  expect(dark).not.toEqual(light);
  await open(page, '/');
  expect(await barColours(page)).toEqual(dark);
});

test('the browser paints its own parts in the same mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/login');
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toContain('dark');
});

/** The theme colours that count on this device. */
function barColours(page: Page): Promise<(string | null)[]> {
  return page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) =>
      metas
        .filter((meta) => matchMedia(meta.getAttribute('media') ?? '').matches)
        .map((meta) => meta.getAttribute('content')),
    );
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => {
    const colour = getComputedStyle(document.body).backgroundColor;
    return colour === 'rgba(0, 0, 0, 0)'
      ? getComputedStyle(document.documentElement).backgroundColor
      : colour;
  });
}

for (const width of [375, 1280]) {
  test(`no line of words moves when the font arrives, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(noteShifts);
    for (const path of ['/', '/login', '/signup']) {
      for (const locale of ['en', 'nl', 'de']) {
        await page.setExtraHTTPHeaders({ 'accept-language': locale });
        expect(await shiftWhenFontArrives(page, path), `${path} in ${locale}`).toBeLessThan(MOST_SHIFT);
      }
    }
  });
}

/** Cumulative layout shift, without a unit: people notice 0.1; letters of another shape need less than this. */
const MOST_SHIFT = 0.002;

/** Runs in the page before its own scripts. */
function noteShifts(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries()) {
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + ('value' in entry ? Number(entry.value) : 0));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('a page waits with its font until it reacts, but not for who has it already', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.url());
  });
  const first = await openWithoutReacting(page, '/login');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.locator('html[data-fonts="later"]')).toBeAttached();
  expect(asked).toEqual([]);
  await first.react();
  await page.waitForFunction(() => sessionStorage.getItem('fonts') !== null);

  const second = await openWithoutReacting(page, '/signup');
  await expect(page.locator('html:not([data-fonts])')).toBeAttached();
  await second.react();
});

test('the portraits of the home page come after its scripts, and without them where they fail to load', async ({
  page,
}) => {
  await open(page, '/');
  await expectPortraits(page);

  await page.clock.install();
  const { react } = await openWithoutReacting(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(portraits(page).first()).toBeHidden();
  await page.clock.fastForward('00:05');
  await expectPortraits(page);
  await react();
});

function portraits(page: Page): Locator {
  return page.locator('main [aria-hidden] img');
}

async function expectPortraits(page: Page): Promise<void> {
  const width = () =>
    portraits(page)
      .first()
      .evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

async function shiftWhenFontArrives(page: Page, path: string): Promise<number> {
  const reacts = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await reacts.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expectReacts(page);
  const before = await shiftSoFar(page);
  reacts.resolve();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Bricolage') && status === 'loaded'),
  );
  const after = await shiftSoFar(page);
  await page.unroute(/\.woff2$/);
  return after - before;
}

async function shiftSoFar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Two frames: the first lays out what has come, the second follows what was noted of it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return Number(document.documentElement.dataset['shift'] ?? 0);
  });
}

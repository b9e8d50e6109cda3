import { signUpActive } from '../src/actors/api';
import { open } from '../src/actors/pages';
import { languageMenu } from '../src/actors/preferences';
import { expect, test } from '../src/fixtures/test';
import type { Page } from '@playwright/test';

test('a chosen mode is in the first HTML, so that no page flashes', async ({ page }) => {
  await signUpActive(page.request);
  for (const mode of ['dark', 'light'] as const) {
    await open(page, '/settings');
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

test('a choice outweighs the device, and “Auto” forgets it', async ({ page }) => {
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
  await menu.getByText('Auto', { exact: true }).click();
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

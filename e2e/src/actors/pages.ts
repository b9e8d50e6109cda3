import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it reacts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectReacts(page);
}

/** Opens a page whose scripts arrive only when it is told to react. */
export async function openWithoutReacting(page: Page, path: string): Promise<{ react: () => Promise<void> }> {
  const scripts = Promise.withResolvers<void>();
  const files = /\/assets\/.*\.js$/;
  await page.route(files, (route) => scripts.promise.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  const react = async () => {
    scripts.resolve();
    await expectReacts(page);
    await page.unroute(files);
  };
  return { react };
}

/** A page says so itself once React has taken it over. */
export async function expectReacts(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Waits for another page of the site, by its path and query. */
export async function expectPath(page: Page, path: string | RegExp): Promise<void> {
  await expect
    .poll(() => {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    })
    .toMatch(typeof path === 'string' ? exactly(path) : path);
}

function exactly(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

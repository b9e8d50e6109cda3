import type { Page } from '@playwright/test';
import { expectReacts, open, openWithoutReacting } from '../src/actors/pages';
import { expectServiceWorker } from '../src/actors/service-worker';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

/** A page of each of the visitors' screens that people come to first. */
const FIRST_PAGES = ['/', '/members', '/login', '/signup', '/pricing', '/reset-password', '/complaints'];

const email = (page: Page) => page.getByLabel(ENGLISH.email);

/** The scripts of the site that a page asks for, from here on. */
function askedFor(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) asked.add(pathname);
  });
  return asked;
}

/** Those that it names in what the server sends: what the check of weights counts. */
async function namedBy(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);
}

test.describe('a first visit', () => {
  // It is asked for when the browser has nothing else to do, after whatever else waits for that.
  test.use({ serviceWorkers: 'allow' });

  for (const path of FIRST_PAGES) {
    test(`of ${path} loads no script that the page doesn’t name`, async ({ page }) => {
      const asked = askedFor(page);
      await open(page, path);
      await expectServiceWorker(page);
      await page.waitForLoadState('networkidle');
      expect([...asked].toSorted()).toEqual([...new Set(await namedBy(page, path))].toSorted());
    });
  }
});

const isLaterStep = (file: string) => file.startsWith('/assets/LaterStep-');

test('the sign-up asks for its later steps once somebody begins', async ({ page }) => {
  const asked = askedFor(page);
  await open(page, '/signup');
  const later = page.waitForRequest((request) => isLaterStep(new URL(request.url()).pathname));
  expect([...asked].filter(isLaterStep)).toEqual([]);
  await email(page).focus();
  await later;
});

test('and for a visitor who began before the page reacted', async ({ page }) => {
  const { react } = await openWithoutReacting(page, '/signup');
  await email(page).focus();
  const later = page.waitForRequest((request) => isLaterStep(new URL(request.url()).pathname));
  await react();
  await later;
});

test('what is typed stays, and so does the page, when their script fails to load', async ({
  page,
  faults,
}) => {
  faults.expectFailedRequest(/^\/assets\/LaterStep/);
  const request = Promise.withResolvers<void>();
  await page.route('**/assets/LaterStep-*.js', (route) => request.promise.then(() => route.abort()));
  await open(page, '/signup');
  const failed = page.waitForEvent('requestfailed');
  await email(page).fill('marta@example.com');
  request.resolve();
  await failed;
  await expectReacts(page);
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue('marta@example.com');
  expect(await page.evaluate(visits)).toEqual(['navigate']);
});

/** Runs in the page: how it came to be there. */
function visits(): string[] {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entries.map(({ type }) => type);
}

import type { Page } from '@playwright/test';
import { signUpActive } from '../src/actors/api';
import { expectReacts } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { expect, test } from '../src/fixtures/test';

// A deployment takes the scripts away that an open page has yet to ask for.
const SCRIPT_OF_PREMIUM = /\/assets\/premium-[^/]*\.js$/;

/** The scripts that hydrate every page of visitors. */
const SCRIPT_OF_PAGES = /\/assets\/page-[^/]*\.js$/;

/** The errors on a page that is about to be reloaded, and on one that can't be shown. */
const FAILED_SCRIPT_ERROR = /^(?:TypeError: )?Lost: /;

test('where a script stays away, the page is reloaded only once and says that it failed', async ({
  page,
  faults,
}) => {
  faults.expect(404, SCRIPT_OF_PREMIUM);
  faults.expectThrown(FAILED_SCRIPT_ERROR);
  await signUpActive(page.request);
  const opened = pathsOpened(page);
  await takeAway(page, SCRIPT_OF_PREMIUM);
  await page.goto('/premium', { waitUntil: 'commit' });
  await expectHeading(page, 'An error has occurred');
  expect(opened).toEqual(['/premium', '/premium']);
});

test('a page whose own script is gone is reloaded, and reacts', async ({ page, faults }) => {
  faults.expect(404, SCRIPT_OF_PAGES);
  faults.expectThrown(FAILED_SCRIPT_ERROR);
  const opened = pathsOpened(page);
  await takeAway(page, SCRIPT_OF_PAGES);
  await page.route('/login', async (route) => {
    if (opened.length === 2) await page.unroute(SCRIPT_OF_PAGES);
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expectReacts(page);
  expect(opened).toEqual(['/login', '/login']);
});

async function takeAway(page: Page, script: RegExp): Promise<void> {
  await page.route(script, (route) => route.fulfill({ status: 404 }));
}

/** The pages that are asked for as a whole from now on. */
function pathsOpened(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

import { expect, type Page, type Request, type Response } from '@playwright/test';

/** Short, so that no journey waits for it: reading the attribute is cheap. */
const OFTEN_MS = 50;

const SECOND_MS = 1000;

/** Opens a page and waits until it reacts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectReacts(page);
}

/** Opens a page whose scripts load only when `react` is called. */
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

/** Lets the next request of an address fail; those after it go on. */
export async function failOnce(page: Page, url: string): Promise<void> {
  let isDue = true;
  // Playwright's own `times` ends the interception: a request that begins meanwhile may never be answered.
  await page.route(url, (route) => {
    const fails = isDue;
    isDue = false;
    return fails ? route.abort() : route.continue();
  });
}

/** Waits until React has hydrated the page. Every journey waits for that often, so the page is polled often. */
export async function expectReacts(page: Page): Promise<void> {
  // A page that has only begun to load may have no root element yet.
  const reacts = () => document.querySelector('html[data-hydrated]') !== null;
  await page.waitForFunction(reacts, undefined, { polling: OFTEN_MS });
}

/** Goes back in the history. Waits until the page is loaded: before that it has no entry in the history. */
export async function goBack(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.goBack({ waitUntil: 'commit' });
}

/** Waits for the site's fonts, which are loaded once a page reacts; until then it is shown in fallback fonts. */
export async function expectLetters(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Takes a page offline once its fonts are loaded. */
export async function goOffline(page: Page): Promise<void> {
  await expectLetters(page);
  await page.context().setOffline(true);
}

/** Whether a request is the stream of the member's events. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/events.php';

const isStreamOffline = (request: Request): boolean =>
  isStream(request) && request.failure()?.errorText === 'net::ERR_INTERNET_DISCONNECTED';

/** The stream of the page that is opened next, once the server has begun to answer it. */
export function nextStream(page: Page): Promise<Response> {
  return page.waitForResponse((response) => isStream(response.request()));
}

/** Takes a page offline once its fonts and its stream are there: a stream that only begins would not be cut. */
export async function goOfflineWithStream(page: Page): Promise<void> {
  await goOffline(page);
  // Chromium says that it is offline a moment before it is: the stream that the page opens at that moment is not cut.
  await expect(async () => {
    const failed = page.waitForEvent('requestfailed', { predicate: isStreamOffline, timeout: SECOND_MS });
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await failed;
  }).toPass();
}

/** The answer to the next like that is given. */
export function nextLike(page: Page): Promise<Response> {
  return page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/likes.php'),
  );
}

/** Waits for another page of the site, by its path and query. */
export async function expectPath(page: Page, path: string | RegExp): Promise<void> {
  await expect
    .poll(
      () => {
        const { pathname, search } = new URL(page.url());
        return pathname + search;
      },
      { intervals: [OFTEN_MS] },
    )
    .toMatch(typeof path === 'string' ? exactly(path) : path);
}

function exactly(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

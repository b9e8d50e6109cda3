import { expect, type Page, type Request, type Response } from '@playwright/test';

/** As short as no journey stands still for it: what is asked is at hand. */
const OFTEN_MS = 50;

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

/** A page says so itself once React has taken it over. Every journey waits for that often, so it is asked often. */
export async function expectReacts(page: Page): Promise<void> {
  // Of a page that has only begun there may be nothing yet.
  const reacts = () => document.querySelector('html[data-hydrated]') !== null;
  await page.waitForFunction(reacts, undefined, { polling: OFTEN_MS });
}

/** The browser's own way back, from a page that is wholly there: one that was only begun has no history to ask for yet. */
export async function goBack(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.goBack({ waitUntil: 'commit' });
}

/** The site's letters are asked for once a page reacts; until they are there, others stand in for them. */
export async function expectLetters(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Takes the connection away from a page that has its letters. */
export async function loseConnection(page: Page): Promise<void> {
  await expectLetters(page);
  await page.context().setOffline(true);
}

/** That by which a page hears the news of its member. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/events.php';

/** The stream of the page that is opened next, once the server has begun to answer it. */
export function nextStream(page: Page): Promise<Response> {
  return page.waitForResponse((response) => isStream(response.request()));
}

/** Takes the connection away from a page that has its letters and its stream: one that only begins, nothing would cut. */
export async function loseStream(page: Page): Promise<void> {
  const lost = page.waitForEvent('requestfailed', isStream);
  await loseConnection(page);
  await lost;
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

import type { Browser, BrowserContext, Page } from 'playwright';
import { medianOf, slowDown } from '../measure-page.ts';
import type { Step } from './steps.ts';

/** The time from a press until the frame that shows the new content, in milliseconds. */
export interface StepFigures {
  /** The data of the new page is in the cache, as it was open before. */
  cached: number;
  /** It has to be asked for; the code was loaded ahead while the page was idle. */
  fresh: number;
  /** Measures the page as a document, until its largest paint. */
  document: number;
}

const ROUNDS = 5;

/** What is loaded for a screen is there by then. */
const SETTLED_MS = 3_000;

const UNTIL_AHEAD_MS = 8_000;

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The medians of several rounds, each in a browser that knows nothing yet. */
export async function measureStep(
  browser: Browser,
  { url, cookies, step }: { url: string; cookies: Cookies; step: Step },
): Promise<StepFigures> {
  const rounds: StepFigures[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await playRound(browser, { url, cookies, step }));
  const median = (figure: keyof StepFigures) => medianOf(rounds.map((one) => one[figure]));
  return { cached: median('cached'), fresh: median('fresh'), document: median('document') };
}

async function playRound(
  browser: Browser,
  { url, cookies, step }: { url: string; cookies: Cookies; step: Step },
): Promise<StepFigures> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en',
    // The question about notifications would come over the page.
    permissions: [],
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies(cookies);
    await context.addInitScript(() => {
      if (location.protocol === 'http:')
        localStorage.setItem('hide-push-notification-alert', new Date().toISOString());
    });
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.goto(url + step.from, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    // The code of frequent steps is loaded ahead once the browser is idle, for 5 s at most.
    await page.waitForTimeout(UNTIL_AHEAD_MS);
    const fresh = await pressLink(page, step);
    await page.waitForTimeout(SETTLED_MS);
    await page.goBack();
    await page.waitForFunction((from) => document.querySelector(from) !== null, step.link);
    await page.waitForTimeout(SETTLED_MS);
    const cached = await pressLink(page, step);
    const path = await page.evaluate(() => location.pathname);
    await page.goto(url + path, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return { fresh, cached, document: await page.evaluate(largestPaint) };
  } finally {
    await context.close();
  }
}

async function pressLink(page: Page, step: Step): Promise<number> {
  const shown = page.evaluate(untilShown, step);
  await page.locator(step.link).filter({ visible: true }).first().tap();
  return shown;
}

/** Runs in the page: from the press until the frame after the new content is there. */
function untilShown({ heading, content }: Step): Promise<number> {
  const { pathname } = location;
  return new Promise((resolve) => {
    let pressedAt: number | null = null;
    const look = (): void => {
      const words = document.querySelector('main h1')?.textContent ?? '';
      const isNew = location.pathname !== pathname && new RegExp(heading).test(words);
      if (pressedAt === null || !isNew || document.querySelector(content) === null) return;
      observer.disconnect();
      const since = pressedAt;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - since), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    addEventListener('click', (event) => (pressedAt = event.timeStamp), { capture: true, once: true });
  });
}

/** Runs in the page. */
async function largestPaint(): Promise<number> {
  const entries = await new Promise<PerformanceEntry[]>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    setTimeout(resolve, 500, []);
  });
  return entries.at(-1)?.startTime ?? 0;
}

import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';

/** One cold visit on a slow phone; times in milliseconds from the start of the navigation. */
export interface PageFigures {
  /** JavaScript that came until the page reacted, in bytes after gzip. */
  scriptBytes: number;
  firstPaint: number;
  largestPaint: number;
  usable: number;
  /** What long tasks held back beyond 50 ms each, until the page was usable. */
  blocking: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
}

interface Marks {
  firstPaint: number;
  largestPaint: number;
  usable: number;
  tasks: { start: number; duration: number }[];
  shift: number;
}

declare global {
  interface Window {
    figures: Marks;
  }
}

const SLOW_PHONE = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8, upBytesPerSecond: 750_000 / 8 };
const VISITS = 7;

/** The median of several visits, each with an empty cache. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const visits: PageFigures[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOnce(browser, url));
  const median = (figure: keyof PageFigures) => medianOf(visits.map((visit) => visit[figure]));
  return {
    scriptBytes: median('scriptBytes'),
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    usable: median('usable'),
    blocking: median('blocking'),
    shift: median('shift'),
  };
}

async function visitOnce(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    locale: 'en',
  });
  try {
    const page = await context.newPage();
    const scripts = collectScripts(page);
    await page.addInitScript(observe);
    await slowDown(await context.newCDPSession(page));
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const marks = await page.evaluate(() => window.figures);
    return toFigures(marks, await Promise.all(scripts));
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latency,
    downloadThroughput: SLOW_PHONE.bytesPerSecond,
    uploadThroughput: SLOW_PHONE.upBytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpu });
}

function collectScripts(page: Page): Promise<number>[] {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  return scripts;
}

/** Runs in the page before anything else; it is sent there as text, so it holds all that it uses. */
function observe(): void {
  const marks: Marks = { firstPaint: 0, largestPaint: 0, usable: 0, tasks: [], shift: 0 };
  window.figures = marks;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry;
      if (name === 'first-contentful-paint') marks.firstPaint = startTime;
      if (entryType === 'largest-contentful-paint') marks.largestPaint = startTime;
      if (entryType === 'longtask') marks.tasks.push({ start: startTime, duration });
      if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry)
        marks.shift += Number(entry.value);
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    observer.observe({ type, buffered: true });
  }
  new MutationObserver(() => {
    const hydrated = document.documentElement?.hasAttribute('data-hydrated');
    if (marks.usable === 0 && hydrated) marks.usable = performance.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-hydrated'] });
}

function toFigures(marks: Marks, scripts: readonly number[]): PageFigures {
  const { firstPaint, largestPaint, usable, tasks, shift } = marks;
  const blocking = tasks
    .filter(({ start }) => start >= firstPaint && start <= usable)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return {
    scriptBytes: scripts.reduce((sum, size) => sum + size, 0),
    firstPaint,
    largestPaint,
    usable,
    blocking,
    shift,
  };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';

/** One cold visit on a slow phone; times in milliseconds from the start of the navigation. */
export interface PageFigures {
  /** JavaScript that came without anybody touching the page, also once it reacted; in bytes after gzip. */
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
    await slowDown(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    return toFigures(await page.evaluate(readMarks), await Promise.all(scripts));
  } finally {
    await context.close();
  }
}

/** Makes a page as slow as on a slow phone. */
export async function slowDown(session: CDPSession): Promise<void> {
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

/**
 * Reads what the browser noted by itself. Only here, after the visit, something of ours runs in the page: a
 * script before it, or a selector that waits in it, would cost a slow processor tens of milliseconds.
 * It is sent there as text, so it holds all that it uses.
 */
async function readMarks(): Promise<Marks> {
  const read = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // The observer is never called for a type without entries.
      setTimeout(resolve, 500, []);
    });
  const [paints, largest, tasks, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(read),
  );
  return {
    firstPaint: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
    largestPaint: largest?.at(-1)?.startTime ?? 0,
    usable: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
    tasks: (tasks ?? []).map(({ startTime: start, duration }) => ({ start, duration })),
    shift: (shifts ?? []).reduce((sum, shift) => sum + Number('value' in shift ? shift.value : 0), 0),
  };
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

/** The median of an odd number of values. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

import type { Browser, CDPSession, Page } from 'playwright';
import type { Act, MeasuredScreen } from './screens.ts';
import { BARE_PATH } from './serve-storybook.ts';
import { beginAct, takeWatched, watch, type Watched } from './watch.ts';

/** What one kind of act cost: times in milliseconds, the slowest of the round that lies in the middle. */
export interface ActFigures {
  act: string;
  interaction: number;
  frame: number;
  /**
   * The work of the page's thread for each press, on the slowed processor, without other load of the machine.
   */
  processor: number;
  /** How many elements React touched outside of what the act added. */
  touched: number;
}

const ROUNDS = 3;
const SLOWER = 4;

/** Every act of a screen several times, on a page that is opened once. */
export async function measureScreen(
  browser: Browser,
  { url, screen }: { url: string; screen: MeasuredScreen },
): Promise<ActFigures[]> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.width < 768 ? 812 : 900 },
    locale: 'en',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(keepStorybookAway);
    await open(page, { url, screen });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await watch(page, screen.parts);
    await session.send('HeapProfiler.enable');
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await playRound({ page, session }, screen));
    return Object.entries(screen.acts).map(([name, act]) => figuresOf(name, { act, rounds }));
  } finally {
    await context.close();
  }
}

async function open(page: Page, { url, screen }: { url: string; screen: MeasuredScreen }): Promise<void> {
  await page.goto(url + (screen.id === null ? BARE_PATH : storyPath(screen.id)));
  const { items, count } = screen;
  await page.waitForFunction(
    (wanted) => document.querySelectorAll(wanted.items).length >= wanted.count,
    { items, count },
    { polling: 1000, timeout: 300_000 },
  );
  await page.evaluate(() => document.fonts.ready);
}

function storyPath(id: string): string {
  return `/iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: 'a11y.manual:!true' })}`;
}

/** Runs in the page: after every change of it Storybook looks all of it through, which no page of the product does. */
function keepStorybookAway(): void {
  class Unobserving extends MutationObserver {
    override observe(target: Node, options?: MutationObserverInit): void {
      const isRoot = target === document.body || (target as Element).id === 'storybook-root';
      if (!isRoot) super.observe(target, options);
    }
  }
  window.MutationObserver = Unobserving;
}

type Round = Record<string, Watched & { processor: number }>;

async function playRound(
  { page, session }: { page: Page; session: CDPSession },
  { acts }: MeasuredScreen,
): Promise<Round> {
  const round: Round = {};
  for (const [name, act] of Object.entries(acts)) {
    await begin({ page, session }, act);
    const before = await processorMs(session);
    const presses = await act.play(page);
    const processor = ((await processorMs(session)) - before) / presses;
    const watched = await takeWatched(page);
    // A press that goes nowhere costs nothing, and would be within any bound.
    if (watched.changes === 0) throw new Error(`“${name}” changed nothing on the page.`);
    round[name] = { ...watched, processor };
  }
  return round;
}

/**
 * Gives the focus, and takes away what looking at the page left behind. The element is found by the page itself: Playwright
 * goes through all elements for one, which takes the page's thread 250 ms beside 10,000 messages, and its memory more.
 */
async function begin({ page, session }: { page: Page; session: CDPSession }, { at }: Act): Promise<void> {
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), at);
  await session.send('HeapProfiler.collectGarbage');
  await beginAct(page);
}

async function processorMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const SECOND = 1000;
  return SECOND * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function figuresOf(name: string, { act, rounds }: { act: Act; rounds: readonly Round[] }): ActFigures {
  const ofAct = rounds.flatMap((round) => round[name] ?? []);
  return {
    act: name,
    interaction: medianOf(ofAct.map(({ interactions }) => Math.max(0, ...interactions))),
    frame: medianOf(ofAct.map(({ frames }) => Math.max(0, ...frames))),
    processor: medianOf(ofAct.map(({ processor }) => processor)),
    touched: medianOf(ofAct.map(({ touched }) => Math.max(0, touched - (act.adds ?? 0)))),
  };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

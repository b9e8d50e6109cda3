import type { Page } from 'playwright';

/** What the browser noted since it was last asked; times in milliseconds. */
export interface Watched {
  /** One for each press that took 16 ms or more until the next paint; the browser counts in steps of 8. */
  interactions: number[];
  /** The time for which a frame blocked all answers, if it was 50 ms or more. */
  frames: number[];
  /** The elements that got other properties from React, or were added. */
  touched: number;
  /** How often a field took something in, or something scrolled. */
  changes: number;
}

interface Watching {
  __watching?: {
    begin: () => void;
    end: () => void;
    touched: () => number;
    take: () => Omit<Watched, 'touched'>;
  };
}

/** Has the browser note which of these elements React touches; null where it has none. */
export async function watch(page: Page, parts: string | null): Promise<void> {
  await page.evaluate(beginWatching, parts);
}

/** Starts to record what happens. */
export async function beginAct(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { __watching: watching } = window as unknown as Watching;
    // An earlier interaction ends with the frame after it, and is reported a moment later.
    await new Promise((resolve) => setTimeout(resolve, 700));
    watching?.begin();
  });
}

/** What was noted since. */
export async function takeWatched(page: Page): Promise<Watched> {
  return page.evaluate(async () => {
    const { __watching: watching } = window as unknown as Watching;
    if (!watching) throw new Error('Nobody watches this page.');
    // The frame of the last press is made first: to look through the elements takes long, and would be part of it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    watching.end();
    // A search that the presses start begins a moment after the last of them: its changes are its own.
    const touched = watching.touched();
    // The work of a press is reported with the frame after it.
    await new Promise((resolve) => setTimeout(resolve, 700));
    return { ...watching.take(), touched };
  });
}

/** Runs in the page, where it is sent as text: it holds all that it uses. */
function beginWatching(parts: string | null): void {
  // The browser's bound for long frames; it reports only the time beyond it.
  const LONG_MS = 50;
  const interactions = new Map<number, number>();
  const frames: { start: number; end: number; blocked: number }[] = [];
  const act = { begin: 0, end: 0 };
  const events = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { interactionId = 0, duration } = entry;
      if (interactionId > 0)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  });
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const slow = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & { blockingDuration: number })[]) {
      const { startTime: start, duration, blockingDuration: blocked } = entry;
      frames.push({ start, end: start + duration, blocked });
    }
  });
  slow.observe({ type: 'long-animation-frame' });
  let changes = 0;
  for (const type of ['input', 'scroll']) document.addEventListener(type, () => (changes += 1), true);
  // Where no parts of a list are compared, a press may also put others in the place of what was there.
  const main = parts === null ? document.querySelector('main') : null;
  if (main) new MutationObserver(() => (changes += 1)).observe(main, { childList: true, subtree: true });
  haveEachFrameDrawn();
  let before = propsOfAll();
  (window as unknown as Watching).__watching = {
    begin: () => {
      before = propsOfAll();
      interactions.clear();
      frames.length = 0;
      changes = 0;
      act.begin = performance.now();
    },
    end: () => {
      act.end = performance.now();
    },
    touched: () => [...propsOfAll()].filter(([element, props]) => before.get(element) !== props).length,
    take: () => ({
      interactions: [...interactions.values()],
      // These are only the frames of the act: the bench itself uses the page's thread before it and after it.
      frames: frames
        .filter(({ start, end, blocked }) => start >= act.begin && end <= act.end && blocked > 0)
        .map(({ blocked }) => LONG_MS + blocked),
      changes,
    }),
  };

  /**
   * Chromium without windows skips frames in which no more than a letter of a field is new, and reports their
   * presses seconds later, once another is drawn. So a dot in the corner changes with each key.
   */
  function haveEachFrameDrawn(): void {
    const dot = document.createElement('div');
    dot.style.cssText =
      'position: fixed; inset: 0 auto auto 0; inline-size: 2px; block-size: 2px; background: white';
    document.body.append(dot);
    let isDark = false;
    document.addEventListener(
      'keydown',
      () => {
        isDark = !isDark;
        dot.style.background = isDark ? 'black' : 'white';
      },
      true,
    );
  }

  /** React keeps the properties it last gave an element beside it: other ones are of another rendering. */
  function propsOfAll(): Map<Element, unknown> {
    if (parts === null) return new Map();
    const elements = [...document.querySelectorAll(parts)];
    const key = Object.keys(elements[0] ?? {}).find((name) => name.startsWith('__reactProps$'));
    if (key === undefined) throw new Error(`${parts} holds nothing of React's.`);
    return new Map(
      elements.map((element) => [element, (element as unknown as Record<string, unknown>)[key]]),
    );
  }
}

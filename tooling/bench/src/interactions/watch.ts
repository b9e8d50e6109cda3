import type { Page } from 'playwright';

/** What the browser noted since it was last asked; times in milliseconds. */
export interface Watched {
  /** One for each press that took 16 ms or more until the next paint; the browser counts in steps of 8. */
  interactions: number[];
  /** Frames of 50 ms or more. */
  frames: number[];
  /** Those of the elements that React made other properties for, or that came anew. */
  touched: number;
  /** How often a field took something in, or something scrolled. */
  changes: number;
}

interface Watching {
  __watching?: { touched: () => number; take: () => Omit<Watched, 'touched'> };
}

/** Has the browser note what happens from here on, and which of these elements React touches. */
export async function watch(page: Page, parts: string): Promise<void> {
  await page.evaluate(beginWatching, parts);
}

/** What was noted; what follows is noted anew. */
export async function takeWatched(page: Page): Promise<Watched> {
  return page.evaluate(async () => {
    const { __watching: watching } = window as unknown as Watching;
    if (!watching) throw new Error('Nobody watches this page.');
    // A search that the presses asked for begins a moment after the last of them: what it shows anew is its own.
    const touched = watching.touched();
    // What a press did is told with the frame after it.
    await new Promise((resolve) => setTimeout(resolve, 700));
    return { ...watching.take(), touched };
  });
}

/** Runs in the page, where it is sent as text: it holds all that it uses. */
function beginWatching(parts: string): void {
  const interactions = new Map<number, number>();
  const frames: number[] = [];
  const events = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { interactionId = 0, duration } = entry;
      if (interactionId > 0)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  });
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const slow = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) frames.push(duration);
  });
  slow.observe({ type: 'long-animation-frame' });
  let changes = 0;
  for (const type of ['input', 'scroll']) document.addEventListener(type, () => (changes += 1), true);
  haveEachFrameDrawn();
  let before = propsOfAll();
  (window as unknown as Watching).__watching = {
    touched: () => [...propsOfAll()].filter(([element, props]) => before.get(element) !== props).length,
    take: () => {
      before = propsOfAll();
      const watched = { interactions: [...interactions.values()], frames: [...frames], changes };
      interactions.clear();
      frames.length = 0;
      changes = 0;
      return watched;
    },
  };

  /**
   * Chromium without windows passes over frames in which no more than a letter of a field is new, and tells of their presses
   * once another is drawn, seconds later: a dot in the corner changes with each key.
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
    const elements = [...document.querySelectorAll(parts)];
    const key = Object.keys(elements[0] ?? {}).find((name) => name.startsWith('__reactProps$'));
    if (key === undefined) throw new Error(`${parts} holds nothing of React's.`);
    return new Map(
      elements.map((element) => [element, (element as unknown as Record<string, unknown>)[key]]),
    );
  }
}

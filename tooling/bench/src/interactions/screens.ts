import type { Page } from 'playwright';

/** Something that people do, several times in a row. */
export interface Act {
  /** What it begins at: a selector of one element, which is given the focus. */
  at: string;
  /** Gives how many presses, or turns of the wheel, it was. */
  play: (page: Page) => Promise<number>;
  /** How many parts it adds to the list, which are touched for that. */
  adds?: number;
}

export interface MeasuredScreen {
  name: string;
  /** The id of the story; null for a page with only a field, which shows what the machine itself takes. */
  id: string | null;
  width: number;
  /** The selector of the list. */
  items: string;
  /** How many it holds, at least: lines of days stand among messages. */
  count: number;
  /** The elements of a list that must not render again while one types beside it. */
  parts: string | null;
  acts: Readonly<Record<string, Act>>;
}

/** A quick typist's pace. */
const PAUSE_MS = 120;
const TURNS = 30;

const LOG = 'section[tabindex="0"]';

/** What is written before is sent first; the message that stood last then isn't the last any more. */
const SENT = ['Enter', ...'Yes!'.split(''), 'Enter', ...'At nine.'.split(''), 'Enter'];

export const MEASURED_SCREENS = [
  {
    name: 'a field alone',
    id: null,
    width: 375,
    items: 'textarea',
    count: 1,
    parts: null,
    acts: { typing: { at: 'textarea', play: (page) => press(page, 'Hello Nadia, shall we?'.split('')) } },
  },
  {
    name: '500 cards',
    id: 'load-search--five-hundred-cards',
    width: 1280,
    items: 'main ul > li:has(> article)',
    count: 500,
    parts: 'main ul:has(> li > article) *',
    acts: {
      'slider in the panel': {
        at: 'aside input[name=min_age]',
        play: (page) => press(page, repeat('ArrowRight', 16)),
      },
      'country in the panel': {
        at: 'aside select[name=country]',
        // It goes there and back, so that each round changes something.
        play: (page) => press(page, ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']),
      },
    },
  },
  {
    name: 'a deck of cards',
    id: 'load-swipe--two-hundred-cards',
    width: 375,
    items: 'main section article',
    count: 1,
    parts: null,
    acts: {
      'passing to the next': { at: 'main section', play: (page) => press(page, repeat('ArrowLeft', 12)) },
      'undoing and passing': {
        at: 'main section',
        play: (page) => press(page, ['z', 'ArrowLeft', 'z', 'ArrowLeft']),
      },
    },
  },
  {
    name: '10,000 messages',
    id: 'load-chats--ten-thousand-messages',
    width: 375,
    items: `${LOG} [role=listitem]`,
    count: 10_000,
    // A message that renders again gets another item; checking all of its content would itself take seconds.
    parts: `${LOG} [role=listitem]`,
    acts: {
      typing: { at: 'textarea', play: (page) => press(page, 'Hello Nadia, shall we?'.split('')) },
      'a second line': {
        at: 'textarea',
        play: (page) => press(page, ' The train leaves at nine, the next one at ten.'.split('')),
      },
      'sending three messages': { at: 'textarea', play: (page) => press(page, SENT), adds: 4 },
      'scrolling with the keys': {
        at: LOG,
        play: (page) => press(page, [...repeat('PageUp', 16), 'Home', 'End', 'PageUp']),
      },
      'scrolling with the wheel': { at: LOG, play: turnWheel },
    },
  },
] as const satisfies readonly MeasuredScreen[];

function repeat(key: string, times: number): string[] {
  return Array.from({ length: times }, () => key);
}

async function press(page: Page, keys: readonly string[]): Promise<number> {
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(PAUSE_MS);
  }
  return keys.length;
}

/** Turns the wheel over the middle of the focused element. */
async function turnWheel(page: Page): Promise<number> {
  const { x, y } = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.mouse.move(x, y);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, -600);
    await page.waitForTimeout(PAUSE_MS);
  }
  return TURNS;
}

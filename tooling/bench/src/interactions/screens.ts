import type { Page } from 'playwright';

export interface MeasuredScreen {
  name: string;
  /** Of the story. */
  id: string;
  width: number;
  /** Of the list. */
  items: string;
  /** How many it holds, at least: lines of days stand among messages. */
  count: number;
  /** What must not be rendered anew while one types beside it: elements of the list. */
  parts: string;
  /** Each gives how many presses, or turns of the wheel, it was. */
  acts: Readonly<Record<string, (page: Page) => Promise<number>>>;
}

/** A quick typist's pace. */
const PAUSE_MS = 120;
const TURNS = 30;

export const MEASURED_SCREENS = [
  {
    name: '500 cards',
    id: 'load-search--five-hundred-cards',
    width: 1280,
    items: 'main ul > li:has(> article)',
    count: 500,
    parts: 'main ul:has(> li > article) *',
    acts: {
      'slider in the panel': async (page) => {
        await page.locator('aside input[name=min_age]').focus();
        return press(
          page,
          Array.from({ length: 16 }, () => 'ArrowRight'),
        );
      },
      'country in the panel': async (page) => {
        await page.locator('aside select[name=country]').focus();
        // There and back, so that each round changes something.
        return press(page, ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']);
      },
    },
  },
  {
    name: '10,000 messages',
    id: 'load-chats--ten-thousand-messages',
    width: 375,
    items: 'section[tabindex="0"] [role=listitem]',
    count: 10_000,
    // A message that is rendered anew is given another item; to look at all it holds would itself take seconds.
    parts: 'section[tabindex="0"] [role=listitem]',
    acts: {
      typing: async (page) => {
        await page.locator('textarea').focus();
        return press(page, 'Hello Nadia, shall we?'.split(''));
      },
      'a second line': async (page) => {
        await page.locator('textarea').focus();
        return press(page, ' The train leaves at nine, the next one at ten.'.split(''));
      },
      'scrolling with the keys': async (page) => {
        await page.locator('section[tabindex="0"]').focus();
        return press(page, [...Array.from({ length: 16 }, () => 'PageUp'), 'Home', 'End', 'PageUp']);
      },
      'scrolling with the wheel': async (page) => {
        const box = await page.locator('section[tabindex="0"]').boundingBox();
        if (!box) throw new Error('There are no messages to scroll.');
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        for (let turn = 0; turn < TURNS; turn += 1) {
          await page.mouse.wheel(0, -600);
          await page.waitForTimeout(PAUSE_MS);
        }
        return TURNS;
      },
    },
  },
] as const satisfies readonly MeasuredScreen[];

async function press(page: Page, keys: readonly string[]): Promise<number> {
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(PAUSE_MS);
  }
  return keys.length;
}

import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOfStop } from '../fixtures/tab-stops';

/** A page has fewer stops than that. */
const MOST_STOPS = 120;

/** Presses Tab until an element has the focus; each element on the path must be visible and come next in visual order. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const faults: string[] = [];
  for (let press = 1; press <= MOST_STOPS; press += 1) {
    const isThere = await target.evaluate((element) => {
      // Something may have moved the focus since the last press: looking goes on from where it is.
      window.lastStopOfTests = document.activeElement === document.body ? null : document.activeElement;
      return element === document.activeElement;
    });
    if (isThere) break;
    await page.keyboard.press('Tab');
    faults.push(...(await faultsOfStop(page)));
  }
  await expect(target).toBeFocused({ timeout: 1 });
  expect.soft(faults).toEqual([]);
}

/** A button or a link. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Writes into a field. */
export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(words);
}

/** Ticks a box, or takes one of several answers. */
export async function tick(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Space');
}

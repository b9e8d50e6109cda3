import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../browser';
import { showStory } from './show-story';

// What the browser does by itself when a key or a finger comes: a play function's events are no such ones.

const THUMB_PX = 24;

/**
 * The positions of both ends of the range of 18 to 99, and the values after they are moved apart to either
 * side.
 */
const BOTH_TOGETHER = [
  { at: 99, ways: [{ byPx: -60, says: /^(?:[5-8]\d|9[0-8]) to 99$/ }] },
  { at: 18, ways: [{ byPx: 60, says: /^18 to (?:19|[2-9]\d)$/ }] },
  {
    at: 45,
    ways: [
      { byPx: -60, says: /^(?:1[89]|2\d|3\d|4[0-4]) to 45$/ },
      { byPx: 60, says: /^45 to (?:4[6-9]|[5-9]\d)$/ },
    ],
  },
] as const;

/** Brings both ends to one number by the keyboard; says where on the screen a number lies. */
async function bothTo(page: Page, at: number): Promise<{ of: (number: number) => { x: number; y: number } }> {
  const youngest = page.getByRole('slider', { name: 'Youngest' });
  const oldest = page.getByRole('slider', { name: 'Oldest' });
  await oldest.press('End');
  await youngest.press('Home');
  await oldest.fill(String(at));
  await youngest.fill(String(at));
  await expect(page.getByText(`${at} to ${at}`)).toBeVisible();
  const box = await oldest.boundingBox();
  if (!box) throw new Error('it is seen');
  const half = THUMB_PX / 2;
  return {
    of: (number) => ({
      x: box.x + half + ((number - 18) / (99 - 18)) * (box.width - 2 * half),
      y: box.y + box.height / 2,
    }),
  };
}

test.describe('at a desk', () => {
  test.use(DESKTOP);

  test('a slider goes by the arrows, a step at a time, and to its ends', async ({ page }) => {
    await showStory(page, { id: 'forms-slider--default' });
    const slider = page.getByRole('slider', { name: 'Distance' });
    await slider.fill('75');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '80 km');
    await slider.press('ArrowDown');
    await slider.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', '70 km');
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '200 km');
    await expect(page.getByText('200 km')).toBeVisible();
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '5 km');
  });

  test('neither end of a range passes the other by the arrows', async ({ page }) => {
    await showStory(page, { id: 'forms-rangepair--default' });
    const youngest = page.getByRole('slider', { name: 'Youngest' });
    await youngest.press('ArrowRight');
    await expect(page.getByText('29 to 45')).toBeVisible();
    await youngest.press('End');
    await expect(page.getByText('45 to 45')).toBeVisible();
    await expect(youngest).toHaveValue('45');
  });

  for (const { at, ways } of BOTH_TOGETHER)
    test(`a mouse parts the ends of a range that are both at ${at}`, async ({ page }) => {
      await showStory(page, { id: 'forms-rangepair--default' });
      const line = await bothTo(page, at);
      for (const { byPx, says } of ways) {
        const place = line.of(at);
        await page.mouse.move(place.x, place.y);
        await page.mouse.down();
        await page.mouse.move(place.x + byPx / 2, place.y);
        await page.mouse.move(place.x + byPx, place.y);
        await page.mouse.up();
        await expect(page.getByText(says)).toBeVisible();
        await bothTo(page, at);
      }
    });

  test('Escape puts an explanation away, and the focus is where it was', async ({ page }) => {
    await showStory(page, { id: 'feedback-popover--default' });
    const opener = page.getByRole('button', { name: 'What does a message cost?' });
    await opener.press('Enter');
    const words = page.getByRole('note');
    await expect(words).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('under a thumb', () => {
  test.use(PHONE);

  test('a tooltip stays away from a finger, which presses what is under it', async ({ page }) => {
    await page.clock.install();
    await showStory(page, { id: 'feedback-tooltip--default' });
    const words = page.locator('[role="tooltip"]');
    await page.getByRole('button', { name: 'Send a gift' }).tap();
    await page.clock.runFor('00:02');
    await expect(words).toBeHidden();
  });

  for (const { at, ways } of BOTH_TOGETHER)
    test(`so does a finger those at ${at}`, async ({ page }) => {
      await showStory(page, { id: 'forms-rangepair--default' });
      const line = await bothTo(page, at);
      const hand = await page.context().newCDPSession(page);
      for (const { byPx, says } of ways) {
        const { x, y } = line.of(at);
        const touch = (type: 'touchStart' | 'touchMove', by: number) =>
          hand.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + by, y }] });
        await touch('touchStart', 0);
        await touch('touchMove', byPx / 2);
        await touch('touchMove', byPx);
        await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await expect(page.getByText(says)).toBeVisible();
        await bothTo(page, at);
      }
    });

  test('a picture goes with the finger', async ({ page }) => {
    await showStory(page, { id: 'forms-photocrop--playground' });
    const frame = page.getByRole('group');
    await page.getByRole('slider').fill('2');
    const picture = frame.locator('xpath=..').locator('img');
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(400);
    const before = await picture.boundingBox();
    const around = await frame.boundingBox();
    if (!before || !around) throw new Error('both are seen');
    const start = { x: around.x + around.width / 2, y: around.y + around.height / 2 };
    const hand = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      hand.send('Input.dispatchTouchEvent', { type, touchPoints: [{ ...start, x }] });
    await touch('touchStart', start.x);
    await touch('touchMove', start.x + 30);
    await expect.poll(async () => (await picture.boundingBox())?.x).toBeCloseTo(before.x + 30, 0);
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
});

import type { Page } from '@playwright/test';
import { signUpActive } from '../src/actors/api';
import { expectPath, expectReacts, goBack, open } from '../src/actors/pages';
import { expectAccessible } from '../src/fixtures/axe';
import { expect, test } from '../src/fixtures/test';

const offer = (page: Page) => page.getByRole('dialog', { name: 'Your welcome bonus: 25% off' });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Welcome bonus' });

/** Lets the page believe that so much time went by. */
async function pass(page: Page, seconds: number): Promise<void> {
  await page.clock.fastForward(seconds * 1000);
  await page.clock.runFor(1000);
}

test('the welcome bonus is shown over the members’ area, and leads to the prices that have it', async ({
  page,
}) => {
  await signUpActive(page.request);
  await open(page, '/likes');
  await expect(banner(page).getByText(/It ends at \d\d:\d\d\.$/)).toBeVisible();
  await expect(banner(page).getByText(/^0[34]:\d\d:\d\d$/)).toBeVisible();
  await open(page, '/settings');
  await expect(banner(page)).toHaveCount(0);
  await goBack(page);
  await banner(page).getByRole('link', { name: 'See packages' }).click();
  await expectPath(page, '/credits');
  await expect(page.getByText('Welcome bonus: 25% off, already in the prices below.')).toBeVisible();
});

test('it comes over the page after 40 seconds, and not again once it was dismissed @phone', async ({
  page,
}) => {
  await signUpActive(page.request);
  await page.clock.install();
  await open(page, '/members');
  await pass(page, 20);
  await expect(offer(page)).toHaveCount(0);

  // What went by on the page before counts, too.
  await open(page, '/likes');
  await pass(page, 21);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page, 'the welcome bonus over the page');
  await offer(page).getByRole('button', { name: 'Not now' }).click();
  await expect(offer(page)).toHaveCount(0);

  await page.reload();
  await expectReacts(page);
  await pass(page, 60);
  await expect(banner(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('it waits for a member who is in the middle of something', async ({ page }) => {
  await signUpActive(page.request);
  await page.clock.install();
  await open(page, '/members');
  await page.getByRole('complementary', { name: 'Filters' }).getByLabel('Country').focus();
  await pass(page, 60);
  await expect(offer(page)).toHaveCount(0);
  // A moving pointer is about to press something: the offer is shown neither now nor at the next check, a second later.
  await page.mouse.move(200, 300);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.clock.runFor(1000);
  await expect(offer(page)).toHaveCount(0);
  await pass(page, 6);
  await expect(offer(page)).toBeVisible();
});

test('it never comes over the packages, which have it in their prices, but over the next calm page', async ({
  page,
}) => {
  await signUpActive(page.request);
  await page.clock.install();
  await open(page, '/premium');
  await expect(page.getByRole('radio', { name: /^72/ })).toBeAttached();
  await pass(page, 60);
  await expect(offer(page)).toHaveCount(0);
  await open(page, '/likes');
  await page.locator('header summary').last().click();
  await pass(page, 60);
  await expect(offer(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await pass(page, 6);
  await expect(offer(page)).toBeVisible();
});

import { signUpActive } from '../src/actors/api';
import { tabTo } from '../src/actors/keys';
import { expectPath, open } from '../src/actors/pages';
import { makePerson } from '../src/actors/person';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';
import { DUTCH_ADDRESS } from '../src/screens';
import type { Locator } from '@playwright/test';

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('skipping to the content of the sign-up leaves out its logo, its log-in and its languages', async ({
  page,
}) => {
  await open(page, '/signup');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
});

test('the menu of languages opens, closes on Escape and gives the focus back', async ({ page }) => {
  await open(page, '/login');
  const summary = page.getByRole('banner').locator('summary');
  await tabTo(page, summary);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deutsch' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deutsch' })).toBeHidden();
  await expect(summary).toBeFocused();
});

test('the menu of the account closes when the focus goes elsewhere', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/members');
  await tabTo(page, page.getByRole('banner').locator('summary'));
  await page.keyboard.press('Enter');
  const logOut = page.getByRole('banner').getByRole('button', { name: ENGLISH.logOut });
  await tabTo(page, logOut);
  await page.keyboard.press('Tab');
  await expect(logOut).toBeHidden();
});

test('another list of likes opens with the focus where it was', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/likes');
  const sent = page.getByRole('main').getByRole('link', { name: 'Sent' });
  await tabTo(page, sent);
  await page.keyboard.press('Enter');
  await expectPath(page, '/likes/sent');
  await expect(sent).toBeFocused();
});

test('an answer that takes the place of a form has the focus', async ({ page, newDevice }) => {
  const { email } = await signUpActive(page.request);
  const device = await newDevice();
  await open(device, '/reset-password');
  const asked = await device.getByRole('heading', { level: 1 }).innerText();
  await device.getByLabel('E-mail address').fill(email);
  await device.keyboard.press('Enter');
  const answer = device.getByRole('heading', { level: 1 }).filter({ hasNotText: asked });
  await expect(answer).toBeFocused();
});

test('what a form did that stays has the focus, and the form is empty again', async ({ page }) => {
  const person = await signUpActive(page.request);
  const { email } = makePerson();
  await open(page, '/settings/email');
  const address = page.getByRole('region', { name: 'E-mail address' });
  const sent = address.locator('[tabindex="-1"]').filter({ hasText: `We’ve sent a link to ${email}` });
  for (const time of ['first', 'second']) {
    await test.step(`the ${time} time`, async () => {
      await address.getByLabel('New e-mail address').fill(email);
      await address.getByLabel('Your password').fill(person.password);
      await page.keyboard.press('Enter');
      await expect(sent).toBeFocused();
      await expect(address.getByLabel('New e-mail address')).toHaveValue('');
      await expect(address.getByLabel('Your password')).toHaveValue('');
    });
  }
  await open(page, '/settings/password');
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel('Old password', { exact: true }).fill(person.password);
  await password.getByLabel('New password', { exact: true }).fill('another four calm words');
  await password.getByLabel('New password again', { exact: true }).fill('another four calm words');
  await page.keyboard.press('Enter');
  await expect(
    password.locator('[tabindex="-1"]').filter({ hasText: 'Your new password is set.' }),
  ).toBeFocused();
  await expect(password.getByLabel('Old password', { exact: true })).toHaveValue('');
});

test('the entry warning keeps the focus until it is answered, and comes once', async ({ newDevice }) => {
  const page = await newDevice({ address: DUTCH_ADDRESS });
  await open(page, '/');
  const dialog = page.getByRole('alertdialog', { name: 'Before you come in' });
  await expect(dialog).toBeVisible();
  // Without any press before it, the browser lets a page prevent only the first attempt to close it.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  expect(await isFocusWithin(dialog)).toBe(true);
  for (let press = 1; press <= 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusOutside(dialog)).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: /18 or older/ }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(dialog).toBeHidden();
});

function isFocusWithin(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement));
}

/** The browser's own bar, which comes between the last and the first, counts as neither. */
function isFocusOutside(dialog: Locator): Promise<boolean> {
  return dialog.evaluate(
    (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
  );
}

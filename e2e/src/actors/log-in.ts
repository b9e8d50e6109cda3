import type { Page } from '@playwright/test';
import { ENGLISH, type Words } from './words';

/** Fills in the open form to log in and submits it. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
  words: Words = ENGLISH,
): Promise<void> {
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: words.logIn, exact: true }).click();
}

/** Logs out through the account menu. */
export async function logOut(page: Page, words: Words = ENGLISH): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('banner').getByRole('button', { name: words.logOut }).click();
}

export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').last().click();
}

import type { Page } from '@playwright/test';

/** Confirms the address on the page of an activation link, in a browser without a session of the account. */
export async function confirmByPassword(page: Page, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Confirm my address' }).click();
}

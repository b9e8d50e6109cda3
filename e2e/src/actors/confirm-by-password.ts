import type { Page } from '@playwright/test';

/** On the page of an activation link that was opened in a browser which the account doesn't know. */
export async function confirmByPassword(page: Page, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Confirm my address' }).click();
}

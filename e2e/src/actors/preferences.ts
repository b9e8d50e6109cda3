import { expect, type Page } from '@playwright/test';
import { expectReacts } from './pages';

/** Chooses a language in the menu at the top, which leads back to the same page. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const menu = languageMenu(page);
  await menu.locator('summary').click();
  await menu.getByRole('button', { name, exact: true }).click();
}

export function languageMenu(page: Page) {
  return page.locator('details:has(button[name="language"])');
}

export async function expectLanguage(page: Page, lang: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expectReacts(page);
}

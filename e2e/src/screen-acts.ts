import { expect, type Page } from '@playwright/test';
import type { Person } from './actors/person';

export async function submitEmpty(page: Page): Promise<void> {
  await submit(page);
  await appears(page, '[aria-invalid="true"]');
}

/** Orders with nothing chosen. */
export async function submitBill(page: Page): Promise<void> {
  await submit(page);
  await appears(page, '[role="alert"]');
}

export async function fillAccount(page: Page, { email, name, password, birth }: Person): Promise<void> {
  await page.locator('input[name="gender"][value="female"]').check({ force: true });
  await page.locator('input[name="terms"]').check();
  await fill(page, { email, name, password, dob_day: birth.day, dob_year: birth.year });
  await page.locator('select[name="dob_month"]').selectOption(birth.month);
}

export async function toMeet(page: Page, person: Person): Promise<void> {
  await fillAccount(page, person);
  await submit(page);
  await appears(page, 'select[name="looking_for"]');
}

/** The question who to meet, with an answer that needs a consent, and without it. */
export async function toMeetMissing(page: Page, person: Person): Promise<void> {
  await toMeet(page, person);
  await page.locator('input[name="wished_gender"][value="male"]').check({ force: true });
  await submitEmpty(page);
}

export async function toPhoto(page: Page, person: Person): Promise<void> {
  await toMeet(page, person);
  // A walk before left another answer in the draft of this tab.
  await page.locator('input[name="wished_gender"]').last().check({ force: true });
  await submit(page);
  await appears(page, 'main input[type="file"]');
}

export async function toLocation(page: Page, person: Person): Promise<void> {
  await toPhoto(page, person);
  await submit(page);
  await appears(page, 'select[name="country"]');
}

export async function toAbout(page: Page, person: Person): Promise<void> {
  await toLocation(page, person);
  await page.locator('select[name="country"]').selectOption('NL');
  await expect(page.locator('select[name="region"]')).toBeEnabled();
  await submit(page);
  await appears(page, 'textarea[name="about"]');
}

export async function toSummary(page: Page, person: Person): Promise<void> {
  await toAbout(page, person);
  await submit(page);
  await appears(page, 'dl');
}

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name="${name}"]`).fill(value);
}

export async function submit(page: Page): Promise<void> {
  await page.locator('main form [type="submit"]:not([name="language"])').first().click();
}

export async function appears(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeVisible();
}

/** Waits for the consent question and its height: until the height is known, the question may cover the focused element. */
export async function expectConsentQuestion(page: Page): Promise<void> {
  await appears(page, 'section:has(input[name="purpose"])');
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--notice') !== '');
}

/** The match finder with these wishes, or without any. */
export async function withWishes(page: Page, wishes: object | null): Promise<void> {
  const path = '/api/match-finder.php';
  const headers = { 'x-client': 'web' };
  const answer = wishes
    ? await page.request.put(path, { headers, data: { wishes } })
    : await page.request.delete(path, { headers });
  expect(answer.status(), path).toBe(200);
  await page.reload();
}

import { expect, type Page } from '@playwright/test';
import { expectPath } from './pages';
import type { Person } from './person';
import { ENGLISH, type Words } from './words';

/** Fills in the first step. Presses come first: a hint that appears during typing moves the buttons. */
export async function fillAccount(page: Page, person: Person, words: Words = ENGLISH): Promise<void> {
  await page.locator('label').getByText(words.gender[person.gender], { exact: true }).click();
  await page.locator('input[name="terms"]').check();
  await page.getByLabel(words.email).fill(person.email);
  await page.getByLabel(words.username).fill(person.name);
  await page.getByLabel(words.password, { exact: true }).fill(person.password);
  await fillBirth(page, person, words);
}

export async function fillBirth(page: Page, { birth }: Person, words: Words = ENGLISH): Promise<void> {
  const group = page.getByRole('group', { name: words.dateOfBirth });
  await group.getByLabel(words.day).fill(birth.day);
  await group.getByLabel(words.month).selectOption(birth.month);
  await group.getByLabel(words.year).fill(birth.year);
}

export async function fillLocation(page: Page, person: Person, words: Words = ENGLISH): Promise<void> {
  await page.getByLabel(words.country, { exact: true }).selectOption(person.country);
  await page.getByLabel(words.city).fill(person.city);
}

/** Presses the step’s own button. */
export async function goOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}

/** Goes from an empty first step to the summary, without a photo. */
export async function fillSteps(page: Page, person: Person, words: Words = ENGLISH): Promise<void> {
  await fillAccount(page, person, words);
  await toPhoto(page, words);
  await goOn(page, words.withoutPhoto);
  await fillFromLocation(page, person, words);
}

/** Goes from the filled first step to the photo. */
export async function toPhoto(page: Page, words: Words = ENGLISH): Promise<void> {
  await goOn(page, words.toPhoto);
  await expectHeading(page, words.photoOfYou);
}

/** Goes from the second half of the steps to the summary. */
export async function fillFromLocation(page: Page, person: Person, words: Words = ENGLISH): Promise<void> {
  await expectHeading(page, words.whereAreYou);
  await fillLocation(page, person, words);
  await goOn(page, words.toAbout);
  await expectHeading(page, words.aboutYou);
  await page.getByLabel(words.ownWords).fill(person.about);
  await goOn(page, words.toSummary);
  await expectHeading(page, words.isEverythingRight);
}

export async function createAccount(page: Page, words: Words = ENGLISH): Promise<void> {
  await goOn(page, words.createAccount);
  await skipMatches(page);
}

/** Goes past the members that a new member is shown, to the page that waits for the mail. */
export async function skipMatches(page: Page): Promise<void> {
  await expectPath(page, '/signup-matches');
  await page.getByRole('main').locator('a[href="/complete-signup"]').click();
  await expectPath(page, '/complete-signup');
}

export async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Chooses the photo of the new profile, as it is. */
export async function chooseFirstPhoto(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('main input[type="file"]').first().setInputFiles(file);
  const use = page.getByRole('button', { name: 'Use this photo' });
  await use.and(page.locator(':not([aria-busy])')).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

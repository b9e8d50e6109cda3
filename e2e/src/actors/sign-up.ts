import { expect, type Locator, type Page } from '@playwright/test';
import { expectPath } from './pages';
import type { Person } from './person';
import { ENGLISH, type Words } from './words';

/** The page of the sign-up, or the dialog of one over another page. */
type Place = Page | Locator;

/** Fills in the first step. Presses come first: a hint that appears during typing moves the buttons. */
export async function fillAccount(place: Place, person: Person, words: Words = ENGLISH): Promise<void> {
  await place.locator('label').getByText(words.gender[person.gender], { exact: true }).click();
  await place.locator('input[name="terms"]').check();
  await place.getByLabel(words.email).fill(person.email);
  await place.getByLabel(words.username).fill(person.name);
  await place.getByLabel(words.password, { exact: true }).fill(person.password);
  await fillBirth(place, person, words);
}

export async function fillBirth(place: Place, { birth }: Person, words: Words = ENGLISH): Promise<void> {
  const group = place.getByRole('group', { name: words.dateOfBirth });
  await group.getByLabel(words.day).fill(birth.day);
  await group.getByLabel(words.month).selectOption(birth.month);
  await group.getByLabel(words.year).fill(birth.year);
}

export async function fillLocation(place: Place, person: Person, words: Words = ENGLISH): Promise<void> {
  await place.getByLabel(words.country, { exact: true }).selectOption(person.country);
  await place.getByLabel(words.city).fill(person.city);
}

/** Presses the step’s own button. */
export async function goOn(place: Place, name: string): Promise<void> {
  await place.getByRole('button', { name }).click();
}

/** Goes from an empty first step to the summary, without a photo. */
export async function fillSteps(place: Place, person: Person, words: Words = ENGLISH): Promise<void> {
  await fillAccount(place, person, words);
  await toPhoto(place, words);
  await goOn(place, words.withoutPhoto);
  await fillFromLocation(place, person, words);
}

/** Goes from the filled first step to the question of who to meet. */
export async function toMeet(place: Place, words: Words = ENGLISH): Promise<void> {
  await goOn(place, words.toMeet);
  await expectStep(place, words.whoToMeet);
}

/** Goes from the filled first step to the photo, with no wishes. */
export async function toPhoto(place: Place, words: Words = ENGLISH): Promise<void> {
  await toMeet(place, words);
  await goOn(place, words.toPhoto);
  await expectStep(place, words.photoOfYou);
}

/** Goes from the second half of the steps to the summary. */
export async function fillFromLocation(place: Place, person: Person, words: Words = ENGLISH): Promise<void> {
  await expectStep(place, words.whereAreYou);
  await fillLocation(place, person, words);
  await goOn(place, words.toAbout);
  await expectStep(place, words.aboutYou);
  await place.getByLabel(words.ownWords).fill(person.about);
  await goOn(place, words.toSummary);
  await expectStep(place, words.isEverythingRight);
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

/** Expects the heading of a step: a dialog has a title of its own above it. */
export async function expectStep(place: Place, name: string): Promise<void> {
  await expect(place.getByRole('heading', { name })).toBeVisible();
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

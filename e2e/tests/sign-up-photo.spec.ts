import type { Page } from '@playwright/test';
import type { ResultOf } from '@vela/contract/registry';
import {
  expectPath,
  expectReacts,
  failOnce,
  goOffline,
  open,
  openWithoutReacting,
} from '../src/actors/pages';
import { drawJpeg, uploadPhoto } from '../src/actors/photos';
import { chooseLanguage, expectLanguage } from '../src/actors/preferences';
import { makePerson, type Person } from '../src/actors/person';
import {
  chooseFirstPhoto,
  createAccount,
  expectHeading,
  fillAccount,
  fillFromLocation,
  goOn,
  skipMatches,
  toMeet,
  toPhoto,
} from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expectAccessible } from '../src/fixtures/axe';
import { expectNoSideways } from '../src/fixtures/room';
import { expect, test } from '../src/fixtures/test';

// A trace asks for every picture again, those of the page's memory among them, which no policy allows.
test.use({ trace: 'off' });

const chosen = (page: Page) => page.getByRole('main').getByRole('img', { name: /./ });

async function openPhotoStep(page: Page): Promise<void> {
  await open(page, '/signup');
  await fillAccount(page, makePerson());
  await toPhoto(page);
}

/** Goes from the photo step to the summary. */
async function fillTheRest(page: Page): Promise<void> {
  await goOn(page, ENGLISH.toLocation);
  await fillFromLocation(page, makePerson());
  await expect(chosen(page)).toBeVisible();
}

/** The page is loaded again: Chromium asks for a file that it couldn’t have only from a new document. */
async function expectReloads(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
  await expectReacts(page);
}

/** No browser keeps a password for a page that is loaded again. */
async function typePassword(page: Page, { password }: Person): Promise<void> {
  await page.getByLabel(ENGLISH.password, { exact: true }).fill(password);
}

async function ownPhotos(page: Page): Promise<ResultOf<'getProfile'>['profile']['photos']> {
  const response = await page.request.get('/api/profile.php');
  return ((await response.json()) as ResultOf<'getProfile'>).profile.photos;
}

test('a photo is chosen, cut out, taken away and chosen again @phone', async ({ page }) => {
  await openPhotoStep(page);
  await expectAccessible(page, 'photo step');
  await chooseFirstPhoto(page, await drawJpeg(page));
  await expect(chosen(page)).toBeVisible();
  await expectAccessible(page, 'chosen photo');
  await expectNoSideways(page, 'chosen photo');
  const remove = page.getByRole('button', { name: 'Remove this photo' });
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeHidden();
  await expect(page.locator('main input[type="file"]').first()).toBeFocused();
  await expect(page.getByRole('button', { name: ENGLISH.withoutPhoto })).toBeVisible();
});

test('a picture too small to be seen, and a file that is no photo, are rejected with a message', async ({
  page,
}) => {
  await openPhotoStep(page);
  const input = page.locator('main input[type="file"]').first();
  const choose = (name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
    input.setInputFiles({ name, mimeType, buffer });
  await choose('tiny.jpg', await drawJpeg(page, { width: 159, height: 400 }));
  await expect(page.getByRole('alert')).toHaveText(/at least 200 × 200 pixels/);
  // The photo is not cropped yet.
  await expect(page.getByRole('dialog')).toBeHidden();
  await choose('words.jpg', Buffer.from('only words'));
  await expect(page.getByRole('alert')).toContainText('This file isn’t a photo, or it is damaged.');
  // A computer offers the photos of a phone; a browser that can't show them says what it takes.
  await expect(input).toHaveAttribute('accept', /image\/heic/);
  await choose('IMG_0042.heic', Buffer.from('of a kind that Chromium has no decoder for'), 'image/heic');
  await expect(page.getByRole('alert')).toContainText('Please choose a JPEG, PNG, WebP or AVIF.');
  await chooseFirstPhoto(page, await drawJpeg(page));
  await expect(chosen(page)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a chosen photo outlives a change of language, and is sent once there is an account', async ({
  page,
}) => {
  await openPhotoStep(page);
  await chooseFirstPhoto(page, await drawJpeg(page));
  await expect(chosen(page)).toBeVisible();
  await chooseLanguage(page, 'Deutsch');
  await expectLanguage(page, 'de');
  await chooseLanguage(page, 'English');
  await expectLanguage(page, 'en');
  await page.getByLabel(ENGLISH.password, { exact: true }).fill('four calm words');
  await goOn(page, ENGLISH.toMeet);
  await expect(chosen(page)).toBeVisible();
  await fillTheRest(page);
  await createAccount(page);
  await expectHeading(page, ENGLISH.lookInMailbox);
  const photos = await ownPhotos(page);
  expect(photos.map(({ main, private: isPrivate }) => [main, isPrivate])).toEqual([[true, false]]);
  expect((photos[0]?.width ?? 0) / (photos[0]?.height ?? 1)).toBeCloseTo(0.8, 1);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join(' '))).not.toContain('photo');
});

test('a photo that the network loses keeps no account back, and is sent from the next page', async ({
  page,
  faults,
}) => {
  await openPhotoStep(page);
  await chooseFirstPhoto(page, await drawJpeg(page));
  await fillTheRest(page);
  faults.expectFailedRequest('/api/photos.php');
  await failOnce(page, '**/api/photos.php');
  await createAccount(page);
  await expectReacts(page);
  const card = page.locator('section', { hasText: 'Your photo is not on your profile yet' });
  await expect(card).toContainText('No connection.');
  await expectAccessible(page, 'photo not sent');
  await expectNoSideways(page, 'photo not sent');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your photo is on your profile.')).toBeVisible();
  expect(await ownPhotos(page)).toHaveLength(1);
});

test('a photo of an account that was made without script is offered, and sent when wanted', async ({
  page,
}) => {
  const { react } = await openWithoutReacting(page, '/signup');
  await fillAccount(page, makePerson());
  // The password stays with the server, and so only a form of old can make the account.
  await toPhoto(page);
  await react();
  await chooseFirstPhoto(page, await drawJpeg(page));
  await fillTheRest(page);
  await createAccount(page);
  await expectReacts(page);
  await expect(chosen(page)).toBeVisible();
  expect(await ownPhotos(page)).toHaveLength(0);
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expect(page.getByText('Your photo is on your profile.')).toBeVisible();
  expect(await ownPhotos(page)).toHaveLength(1);
});

test('who doesn’t wait for the photo goes on, and leaves it out', async ({ page, faults }) => {
  await openPhotoStep(page);
  await chooseFirstPhoto(page, await drawJpeg(page));
  await fillTheRest(page);
  faults.expectFailedRequest('/api/photos.php');
  // It never arrives, and never fails.
  await page.route('**/api/photos.php', () => undefined);
  await page.getByRole('button', { name: ENGLISH.createAccount }).click();
  await expectHeading(page, ENGLISH.oneMoment);
  const goOnWithout = page.getByRole('button', { name: 'Skip for now' });
  await expect(goOnWithout).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join(' '))).not.toContain('signup-draft');
  await goOnWithout.click();
  await skipMatches(page);
  await expectReacts(page);
  await expect(page.getByText('The upload was not finished. The photo is still here.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect(page.getByText('Your photo is not on your profile yet')).toBeHidden();
  await page.reload();
  await expectReacts(page);
  await expectHeading(page, ENGLISH.lookInMailbox);
  await expect(page.getByText('Your photo is not on your profile yet')).toBeHidden();
});

test('a photo that arrived after all is not sent twice', async ({ page, faults }) => {
  await openPhotoStep(page);
  const photo = await drawJpeg(page);
  await chooseFirstPhoto(page, photo);
  await fillTheRest(page);
  faults.expectFailedRequest('/api/photos.php');
  await failOnce(page, '**/api/photos.php');
  await createAccount(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await uploadPhoto(page.request, photo);
  await again.click();
  await expect(page.getByText('Your photo is on your profile.')).toBeVisible();
  expect(await ownPhotos(page)).toHaveLength(1);
});

test('a step whose script the network loses says so, and comes when it is asked for again', async ({
  page,
  faults,
}) => {
  faults.expectFailedRequest(/^\/assets\/LaterStep/);
  let failed = 0;
  await page.route('**/assets/LaterStep-*.js', (route) => {
    failed += 1;
    return route.abort();
  });
  await open(page, '/signup');
  const person = makePerson();
  // The first step requests it, and the page stays as it is without it; once it is needed, the browser loads
  // the page again.
  await fillAccount(page, person);
  await expect.poll(() => failed).toBeGreaterThanOrEqual(1);
  await expectReloads(page, () => goOn(page, ENGLISH.toMeet));
  await typePassword(page, person);
  await toMeet(page);
  const notice = page.getByRole('alert').filter({ hasText: 'No connection.' });
  await expect(notice).toBeVisible();
  await page.unroute('**/assets/LaterStep-*.js');
  await expectReloads(page, () => notice.getByRole('button', { name: 'Try again' }).click());
  await typePassword(page, person);
  await toMeet(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a photo step that loses the connection says so, and goes on from there', async ({
  page,
  context,
  faults,
}) => {
  await open(page, '/signup');
  const person = makePerson();
  await fillAccount(page, person);
  // What asks the server has arrived: without its answer nobody comes to the photo.
  await expect(page.getByText('Username available.')).toBeVisible();
  faults.expectFailedRequest(/^\/(assets|api)\//);
  await page.route('**/assets/PhotoChoice-*.js', async (route) => {
    await goOffline(page);
    await route.abort();
  });
  await toPhoto(page);
  const failed = page.getByRole('alert').filter({ hasText: 'No connection.' });
  await expect(failed).toBeVisible();
  await page.unroute('**/assets/PhotoChoice-*.js');
  await context.setOffline(false);
  await expectReloads(page, () => failed.getByRole('button', { name: 'Try again' }).click());
  await typePassword(page, person);
  // The address still names the photo.
  await goOn(page, ENGLISH.toMeet);
  await expectHeading(page, ENGLISH.photoOfYou);
  await chooseFirstPhoto(page, await drawJpeg(page));
  await expect(chosen(page)).toBeVisible();
});

test('who is there is found while the account is made, and leads to them', async ({ page }) => {
  await openPhotoStep(page);
  await goOn(page, ENGLISH.withoutPhoto);
  await fillFromLocation(page, makePerson());
  await createAccount(page);
  await expect(page.getByText(/^\d+ (person|people) from your (region|country)/)).toBeVisible();
  await page.getByRole('link', { name: 'Browse members' }).click();
  await expectPath(page, '/members?country=NL');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

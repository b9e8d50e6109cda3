import type { APIRequestContext, Page } from '@playwright/test';
import type { ResultOf } from '@vela/contract/registry';
import { signUpActive } from '../src/actors/api';
import { failOnce, open } from '../src/actors/pages';
import { drawJpeg, edgesOf, uploadPhoto, withMetadata } from '../src/actors/photos';
import { expectAccessible } from '../src/fixtures/axe';
import { expectNoSideways } from '../src/fixtures/room';
import { expect, test } from '../src/fixtures/test';

// A trace asks for every picture again, those of the page's memory among them, which no policy allows.
test.use({ trace: 'off' });

const pick = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type="file"][multiple]').setInputFiles(files);
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const own = (page: Page) => page.getByRole('region', { name: 'My photos' });
const photo = (page: Page, number: number) => own(page).getByRole('img', { name: `Your photo ${number}` });

async function ownProfile(request: APIRequestContext): Promise<ResultOf<'getProfile'>['profile']> {
  const response = await request.get('/api/profile.php');
  return ((await response.json()) as ResultOf<'getProfile'>).profile;
}

test('photos are chosen together, cropped one by one, and sent @phone', async ({ page }) => {
  test.slow();
  await signUpActive(page.request);
  await open(page, '/profile');
  const picture = await drawJpeg(page, { width: 800, height: 600 });
  await pick(page, [jpeg('first.jpg', picture), jpeg('second.jpg', picture)]);

  const crop = page.getByRole('dialog', { name: 'Photo 1 of 2' });
  await expect(crop.getByRole('button', { name: 'Use this photo' })).toBeEnabled();
  await expectAccessible(page, 'crop');
  await crop.getByRole('slider', { name: 'Size' }).press('ArrowRight');
  await crop.getByRole('button', { name: 'Use this photo' }).click();
  await page
    .getByRole('dialog', { name: 'Photo 2 of 2' })
    .getByRole('button', { name: 'Use this photo' })
    .click();

  await expect(photo(page, 1)).toBeVisible();
  await expect(photo(page, 2)).toBeVisible();
  await expect(own(page).getByText('Main photo', { exact: true })).toHaveCount(1);
  await expect(own(page).getByText('2 of 3')).toBeVisible();
  // The ratio of the crop is 4 to 5.
  const { photos } = await ownProfile(page.request);
  for (const { width = 0, height = 0 } of photos) expect(width / height).toBeCloseTo(0.8, 1);
  await expectAccessible(page, 'own photos');
  await expectNoSideways(page, 'own photos');
});

test('files that are no photos are rejected with a message, and the others are uploaded', async ({
  page,
}) => {
  await signUpActive(page.request);
  await open(page, '/profile');
  const picture = await drawJpeg(page);
  await pick(page, [
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    jpeg('words.jpg', Buffer.from('only words')),
    jpeg('good.jpg', picture),
  ]);
  await page.getByRole('button', { name: 'Use this photo' }).and(page.locator(':not([aria-busy])')).click();
  await expect(photo(page, 1)).toBeVisible();
  const notice = own(page).getByRole('alert');
  await expect(notice).toContainText('drawing.svg: This kind of file can’t be used here.');
  await expect(notice).toContainText('words.jpg: This file isn’t a photo, or it is damaged.');
});

test('an upload that failed in the network is tried again', async ({ page, faults }) => {
  await signUpActive(page.request);
  await open(page, '/profile');
  const picture = await drawJpeg(page);
  faults.expectFailedRequest('/api/photos.php');
  await failOnce(page, '**/api/photos.php');
  await pick(page, [jpeg('failed.jpg', picture)]);
  await page.getByRole('button', { name: 'Use this photo' }).and(page.locator(':not([aria-busy])')).click();
  await own(page).getByRole('button', { name: 'Try again' }).click();
  await expect(photo(page, 1)).toBeVisible();
});

test('a photo becomes the main one, private, and is deleted after a second thought', async ({ page }) => {
  test.slow();
  await signUpActive(page.request);
  const picture = await drawJpeg(page);
  for (const _ of [1, 2]) await uploadPhoto(page.request, picture);
  await open(page, '/profile');

  const [first] = (await ownProfile(page.request)).photos;
  await own(page).getByRole('button', { name: 'Change photo 2' }).click();
  await page.getByRole('button', { name: 'Make main photo' }).click();
  await expect
    .poll(async () => (await ownProfile(page.request)).photos.map(({ id, main }) => [id === first?.id, main]))
    .toEqual([
      [false, true],
      [true, false],
    ]);

  await own(page).getByRole('button', { name: 'Change photo 2' }).click();
  await page.getByRole('switch', { name: 'Private photo' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(own(page).getByText('Private', { exact: true })).toBeVisible();

  const erase = async () => {
    await own(page).getByRole('button', { name: 'Change photo 2' }).click();
    await page.getByRole('button', { name: 'Delete photo' }).click();
  };
  await erase();
  await expect(own(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(photo(page, 2)).toBeVisible();
  await erase();
  // Leaving the page makes the deletion final.
  await page.goto('/members');
  await expect.poll(async () => (await ownProfile(page.request)).photos.length).toBe(1);
});

/** A member with three photos on the page of its own, and their ids in the order they are shown in. */
async function openThree(page: Page): Promise<() => Promise<string[]>> {
  await signUpActive(page.request);
  const picture = await drawJpeg(page);
  for (const _ of [1, 2, 3]) await uploadPhoto(page.request, picture);
  await open(page, '/profile');
  await expect(photo(page, 3)).toBeVisible();
  return async () => (await ownProfile(page.request)).photos.map(({ id }) => id);
}

test('photos are put in order by their buttons, the main one staying first @phone', async ({ page }) => {
  test.slow();
  const order = await openThree(page);
  const [first, second, third] = await order();
  await own(page).getByRole('button', { name: 'Change photo 2' }).click();
  await expect(page.getByRole('button', { name: 'Move forward' })).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await own(page).getByRole('button', { name: 'Change photo 3' }).click();
  await page.getByRole('button', { name: 'Move forward' }).click();
  await expect.poll(order).toEqual([first, third, second]);
});

test('photos are put in order by dragging', async ({ page }) => {
  test.slow();
  const order = await openThree(page);
  const [first, second, third] = await order();
  await photo(page, 3).dragTo(photo(page, 2));
  await expect.poll(order).toEqual([first, third, second]);
});

test('what a camera wrote into a photo is gone', async ({ page }) => {
  await signUpActive(page.request);
  const words = 'Taken at 52.0907 N 5.1214 E by somebody';
  await uploadPhoto(page.request, withMetadata(await drawJpeg(page), words));
  const [stored] = (await ownProfile(page.request)).photos;
  for (const { filename } of stored?.sources ?? []) {
    const file = await page.request.get(filename);
    expect(file.headers()['content-type']).toBe('image/webp');
    const bytes = (await file.body()).toString('latin1');
    expect(bytes).not.toContain('52.0907');
    expect(bytes).not.toContain('EXIF');
  }
});

test('a free member gets blurred files, and no address of the sharp ones', async ({ page, newDevice }) => {
  test.slow();
  await signUpActive(page.request);
  await open(page, '/profile');
  const picture = await drawJpeg(page);
  for (const _ of [1, 2]) await uploadPhoto(page.request, picture);
  const { id, photos } = await ownProfile(page.request);
  const sharpPath = photos[1]?.filename ?? '';
  expect(await edgesOf(page, sharpPath)).toBeGreaterThan(8);

  const viewer = await newDevice();
  await signUpActive(viewer.request);
  const answer = await viewer.request.get(`/api/member.php?id=${id}`);
  const { profile } = (await answer.json()) as { profile: { photos: typeof photos } };
  const [main, blurred] = profile.photos;
  expect([main?.variant, blurred?.variant]).toEqual(['sharp', 'blurred']);

  await open(viewer, `/members/${id}`);
  expect(await edgesOf(viewer, main?.filename ?? '')).toBeGreaterThan(8);
  expect(await edgesOf(viewer, blurred?.filename ?? '')).toBeLessThan(1);
  const tries = [
    sharpPath,
    (blurred?.filename ?? '').replace('/blurred-', '/sharp-'),
    (main?.filename ?? '').replace(main?.id ?? '', blurred?.id ?? ''),
  ];
  for (const path of tries) expect((await viewer.request.get(path)).status(), path).toBe(404);
});

test('a picture that is still being drawn comes a moment later', async ({ page }) => {
  await signUpActive(page.request);
  const failed = new Set<string>();
  await page.route(/\/photos\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (failed.has(pathname)) return route.continue();
    failed.add(pathname);
    await route.fulfill({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '1' } });
  });
  await open(page, '/members?photo=1');
  const picture = page.getByRole('main').getByRole('article').first().locator('img');
  await expect
    .poll(async () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(100);
  expect(failed.size).toBeGreaterThan(0);
});

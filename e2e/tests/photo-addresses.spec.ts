import { signUpActive } from '../src/actors/api';
import { expectReacts } from '../src/actors/pages';
import { drawJpeg, uploadPhoto } from '../src/actors/photos';
import { expect, MINUTE, test } from '../src/fixtures/timed-test';

test('a photo that is asked for when its address has run out comes from a new one', async ({
  page,
  clock,
  newDevice,
  faults,
}) => {
  faults.expect(404, /^\/photos\//);
  const other = await newDevice();
  const { name } = await signUpActive(other.request);
  await uploadPhoto(other.request, await drawJpeg(other));
  await signUpActive(page.request);
  const moved = Promise.withResolvers<void>();
  await page.route(/\/photos\//, (route) => moved.promise.then(() => route.continue()));
  await page.goto('/members', { waitUntil: 'commit' });
  await expectReacts(page);
  const photo = page.getByRole('main').getByRole('article').filter({ hasText: name }).locator('img');
  const first = await photo.getAttribute('src');
  await clock.setAhead(12 * MINUTE);
  await page.clock.setFixedTime(Date.now() + 12 * MINUTE * 1000);

  moved.resolve();
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).not.toHaveAttribute('src', first ?? '');
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

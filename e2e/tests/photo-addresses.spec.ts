import { logInAs } from '../src/actors/api';
import { expectReacts } from '../src/actors/pages';
import { expect, MINUTE, test } from '../src/fixtures/timed-test';

test('a photo that is asked for when its address has run out comes from a new one', async ({
  page,
  clock,
  faults,
}) => {
  faults.expect(404, /^\/photos\//);
  await logInAs(page.request, { email: 'demo@example.com', password: 'demo-demo-demo' });
  const moved = Promise.withResolvers<void>();
  await page.route(/\/photos\//, (route) => moved.promise.then(() => route.continue()));
  await page.goto('/members', { waitUntil: 'commit' });
  await expectReacts(page);
  const last = page.getByRole('main').locator('img').last();
  const first = await last.getAttribute('src');
  await clock.setAhead(12 * MINUTE);
  await page.clock.setFixedTime(Date.now() + 12 * MINUTE * 1000);

  moved.resolve();
  await last.scrollIntoViewIfNeeded();
  await expect(last).not.toHaveAttribute('src', first ?? '');
  await expect
    .poll(() => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

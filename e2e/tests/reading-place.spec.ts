import { signUpActive } from '../src/actors/api';
import { expectPath, open } from '../src/actors/pages';
import { expect, test } from '../src/fixtures/test';

test('more members come under those that were read, and the page stays where it is @phone', async ({
  page,
}) => {
  await signUpActive(page.request);
  // Younger than the members that other tests make meanwhile.
  await open(page, '/members?country=&max_age=32');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(24);
  const more = page.getByRole('link', { name: 'Show more members' });
  await more.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(400);
  await more.click();
  await expectPath(page, '/members?country=&max_age=32&page=2');
  await expect(cards).toHaveCount(48);
  await expect(cards.nth(24).getByRole('link')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

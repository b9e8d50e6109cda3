import type { Page } from '@playwright/test';
import { signUpActive } from '../src/actors/api';
import { tabTo } from '../src/actors/keys';
import { expectPath, expectReacts, goBack, nextLike, open } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { expect, test } from '../src/fixtures/test';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const firstCard = (page: Page) => cards(page).first();

test('a member filters, opens a profile and comes back to the same results', async ({ page }) => {
  await signUpActive(page.request);
  const results = '/members?country=DE&gender=female&min_age=37';
  await open(page, '/members');
  await expectHeading(page, 'Women and men');
  await expect(panel(page).getByLabel('Country')).toHaveValue('NL');

  // Older than the people of tests, who would be found, too, from one moment to the next.
  await panel(page).getByRole('slider', { name: 'Youngest age' }).fill('37');
  await panel(page).getByText('Women', { exact: true }).click();
  await panel(page).getByLabel('Country').selectOption('DE');
  await expectPath(page, results);
  await expectHeading(page, 'Women');
  await expect(panel(page).getByRole('radio', { name: 'Women' })).toBeFocused();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Germany · from 37 years$/ })).toBeVisible();
  // The results of the previous search stay until the new ones are shown; a card doesn't name the chosen country.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(firstCard(page)).not.toContainText('Germany');
  const found = await page.getByText(/^\d+ members?$/).innerText();

  const link = firstCard(page).getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expectPath(page, /^\/members\/[\w-]+$/);
  await expectHeading(page, new RegExp(`^${name}, \\d+$`));
  await expect(page.getByText(/, Germany$/).first()).toBeVisible();

  await goBack(page);
  await expectPath(page, results);
  await expectReacts(page);
  await expect(page.getByText(found, { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('radio', { name: 'Women' })).toBeChecked();

  // The button on the photo leads there as the browser's does.
  await firstCard(page).getByRole('link').click();
  await expectReacts(page);
  await page.getByRole('link', { name: 'Back to the search' }).click();
  await expectPath(page, results);

  // Other pages don't delete it either.
  const places = page.getByRole('banner').getByRole('link');
  await places.filter({ hasText: 'Likes' }).click();
  await expectPath(page, '/likes');
  // The browser alone knows what was searched for.
  await expectReacts(page);
  await places.filter({ hasText: 'Search members' }).click();
  await expectPath(page, results);
});

test('who comes back to the results is where they were left @phone', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/members');
  const last = cards(page).last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(400);
  await last.click();
  await expectPath(page, /^\/members\/[\w-]+$/);
  await goBack(page);
  await expectPath(page, '/members');
  await expectReacts(page);
  await expect(last).toBeInViewport();
});

test('who comes back to far more results is where they were left @phone', async ({ page }) => {
  await signUpActive(page.request);
  // Older than the people of tests, who would move up meanwhile.
  const results = '/members?country=&min_age=37&page=4';
  await open(page, results);
  await expect(cards(page)).toHaveCount(96);
  // Those so far down have had no height of their own before they were near the window.
  const far = cards(page).nth(80).getByRole('link');
  await far.scrollIntoViewIfNeeded();
  await expect(far).toBeInViewport();
  const address = (await far.getAttribute('href')) ?? '';
  await far.click();
  await expectPath(page, address);
  await expectReacts(page);
  await goBack(page);
  await expectPath(page, results);
  await expectReacts(page);
  await expect(page.locator(`main a[href="${address}"]`).first()).toBeInViewport();
});

test('a member takes wishes back, and finds the same page again', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/members');
  await panel(page).getByText('Men', { exact: true }).click();
  await expectHeading(page, /^Men$/);
  // A filter that is removed by its own field is a step back, and none that leads nowhere.
  await panel(page).getByText('Everyone', { exact: true }).click();
  await expectPath(page, '/members');
  await panel(page).getByText('Men', { exact: true }).click();
  await expectHeading(page, /^Men$/);
  await panel(page).getByText('Women', { exact: true }).click();
  await expectHeading(page, /^Women$/);

  await panel(page).getByLabel('Country').selectOption('DE');
  await expectPath(page, '/members?country=DE&gender=female');

  // A step back removes one filter, however often it was changed.
  await goBack(page);
  await expect(panel(page).getByLabel('Country')).toHaveValue('NL');
  await expectHeading(page, /^Women$/);
  await goBack(page);
  await expect(panel(page).getByRole('radio', { name: 'Everyone' })).toBeChecked();
  // Forward again, the fields show what the results are for.
  await page.goForward({ waitUntil: 'commit' });
  await expectHeading(page, /^Women$/);
  await expect(panel(page).getByRole('radio', { name: 'Women' })).toBeChecked();
});

test('more members come below the first, nobody twice, and stay when the page is loaded again', async ({
  page,
}) => {
  await signUpActive(page.request);
  // Younger than all who come and go meanwhile, in other tests, and would be found among them.
  await open(page, '/members?country=&max_age=32');
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Show more members' }).click();
  await expectPath(page, '/members?country=&max_age=32&page=2');
  await expect(cards(page)).toHaveCount(48);
  const addresses = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(48);
  await page.reload();
  await expect(cards(page)).toHaveCount(48);
});

test('a wish that changes after more results were opened leaves them a step of their own', async ({
  page,
}) => {
  await signUpActive(page.request);
  await open(page, '/members?country=');
  await panel(page).getByText('Men', { exact: true }).click();
  await expectHeading(page, /^Men$/);
  const men = new URL(page.url());
  await page.getByRole('link', { name: 'Show more members' }).click();
  await expectPath(page, `${men.pathname}${men.search}&page=2`);
  await panel(page).getByText('Women', { exact: true }).click();
  await expectHeading(page, /^Women$/);
  await panel(page).getByText('Everyone', { exact: true }).click();
  await expectHeading(page, 'Women and men');
  await expect(panel(page).getByRole('radio', { name: 'Everyone' })).toBeChecked();
  await goBack(page);
  await expectPath(page, `${men.pathname}${men.search}&page=2`);
  await expect(panel(page).getByRole('radio', { name: 'Men', exact: true })).toBeChecked();
});

test('a like is shown at once and is still there later', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/members?country=FR&gender=male');
  const name = await firstCard(page).getByRole('link').innerText();
  const heart = firstCard(page).getByRole('button', { name: `Like ${name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const answered = nextLike(page);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await (await answered).json()).toMatchObject({ like: true });
  await open(page, page.url());
  await expect(page.getByRole('button', { name: `Like ${name}`, pressed: true }).first()).toBeVisible();
});

test('a search that nobody meets says why and leads to somebody', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/members?country=NL&min_age=97&online=1');
  await expect(page.getByRole('heading', { name: 'No one fits all of your filters' })).toBeVisible();
  await expect(page.getByText(/from 97 years · online now/)).toBeVisible();
  await page.getByRole('link', { name: 'Search wider' }).click();
  await expectPath(page, '/members?country=NL&min_age=92');
});

test('a few results have others beside them, and say which is which', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/members?country=NL&region=ZE');
  const similar = page.getByRole('region', { name: 'Close to what you’re looking for' });
  await expect(similar.getByRole('article').first()).toBeVisible();
});

test('on a phone with a keyboard each chosen filter is seen whole when it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signUpActive(page.request);
  await open(
    page,
    '/members?country=NL&gender=female&interests=art,beer,dancing&max_age=60&min_age=37&online=yes&photo=yes',
  );
  await tabTo(page, page.getByRole('main').getByRole('button', { name: /^Filters/ }));
  const seen: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(placeInRow);
    if (place === null) break;
    seen.push(place.name);
    expect(place.beyond, `${place.name} is seen whole`).toBeLessThanOrEqual(0);
  }
  expect(seen.length).toBeGreaterThan(3);
});

/** Runs in the page: what has the focus in a row that can be swiped, and by how many pixels it reaches out of the row, or into its fading end. */
function placeInRow(): { name: string; beyond: number } | null {
  const focused = document.activeElement;
  let row = focused?.parentElement ?? null;
  while (row && !(row.scrollWidth > row.clientWidth + 1 && getComputedStyle(row).overflowX === 'auto'))
    row = row.parentElement;
  if (!focused || !row) return null;
  const { left, right } = focused.getBoundingClientRect();
  const around = row.getBoundingClientRect();
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
  const fading = isAtEnd ? 0 : Number.parseFloat(getComputedStyle(row).scrollPaddingInlineEnd) - 1;
  return {
    name: focused.textContent ?? '',
    beyond: Math.max(around.left - left, right + fading - around.right),
  };
}

test('a phone has the filters in a sheet', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signUpActive(page.request);
  await open(page, '/members');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Men', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Show members' }).click();
  await expect(sheet).toBeHidden();
  await expectPath(page, '/members?country=NL&gender=male');
  await page.getByRole('link', { name: 'Search without: Men' }).click();
  await expectPath(page, '/members?country=NL');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form and the pages are links', async ({ page }) => {
    await signUpActive(page.request);
    await page.goto('/members');
    await panel(page).getByLabel('Country').selectOption('');
    await panel(page).getByText('Men', { exact: true }).click();
    await panel(page).getByRole('button', { name: 'Show members' }).click();
    await expectHeading(page, 'Men');
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Show more members' }).click();
    await expect(cards(page)).toHaveCount(48);
  });
});

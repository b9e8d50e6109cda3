import { signUpActive } from '../src/actors/api';
import { logIn } from '../src/actors/log-in';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expectAccessible } from '../src/fixtures/axe';
import { expectNoSideways } from '../src/fixtures/room';
import { expect, test } from '../src/fixtures/test';
import type { Page } from '@playwright/test';

test.use({ viewport: { width: 375, height: 740 } });

async function expectGood(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${state}, ${colorScheme}`);
  }
  await expectNoSideways(page, state);
}

const cards = (page: Page) => page.getByRole('article');

/** What is looked for, on a line that unfolds. */
const wishes = (page: Page) => page.getByRole('main').locator('summary');

test('a visitor looks around, chooses, sees somebody and joins', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Browse members' }).click();
  await expectPath(page, '/members');
  await expectHeading(page, 'Women and men');
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).first().getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expectGood(page, 'looking around');

  await wishes(page).click();
  await expectGood(page, 'choosing');
  await page.getByRole('radio', { name: 'Women' }).check({ force: true });
  await page.getByLabel('Country').selectOption('NL');
  await page.getByRole('button', { name: 'Show members' }).click();
  await expectPath(page, /^\/members\?gender=female&country=NL$/);
  await expectHeading(page, 'Women');
  await expect(wishes(page)).toHaveText(/^Netherlands/);
  await expect(page.getByRole('button', { name: 'Show members' })).toBeHidden();

  await cards(page).first().getByRole('link').click();
  await expectPath(page, /^\/members\/[\w-]+\?country=NL&gender=female$/);
  await expectGood(page, 'the teaser');
  await page.getByRole('link', { name: 'See more members' }).click();
  await expectPath(page, '/members?country=NL&gender=female');
  await page.getByRole('main').getByRole('link', { name: 'Join for free' }).click();
  await expect(page.getByRole('dialog').getByLabel(ENGLISH.email)).toBeFocused();
  await expectGood(page, 'the sign-up');
});

test('the filter works without script', async ({ newDevice }) => {
  const page = await newDevice({ javaScriptEnabled: false });
  await page.goto('/members?network=partner');
  await wishes(page).click();
  await page.getByLabel('Country').selectOption('NL');
  await page.getByRole('button', { name: 'Show members' }).click();
  await expectPath(page, '/members?network=partner&gender=&country=NL');
  await expect(cards(page).first().getByRole('link')).toHaveAttribute(
    'href',
    /\?country=NL&network=partner$/,
  );
});

test('the links to log in and sign up stand at the top of every page of a visitor', async ({ page }) => {
  await open(page, '/pricing?network=partner');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(bar.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/signup?network=partner');
});

test('who logs in there goes on with what they asked for', async ({ page, newDevice }) => {
  const person = await signUpActive((await newDevice()).request);
  await open(page, '/members?gender=female&country=NL');
  await page.getByRole('banner').getByRole('link', { name: ENGLISH.logIn }).click();
  await expectPath(page, '/login?next=%2Fmembers%3Fgender%3Dfemale%26country%3DNL');
  await expectReacts(page);
  await logIn(page, person);
  await expectPath(page, '/members?gender=female&country=NL');
});

test('the page holds no more of members than visitors may see', async ({ request }) => {
  const response = await request.get('/members?gender=female&country=NL');
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  const html = await response.text();
  const handed = /<script id="page" type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { start } = JSON.parse(handed) as { start: { loaded: { found: { results: object[] } } } };
  const { results } = start.loaded.found;
  expect(results.length).toBeGreaterThan(4);
  const known = new Set(results.flatMap((card) => Object.keys(card)));
  const allowed = 'id name age country region main_image fictional premium photo_border'.split(' ');
  expect([...known].filter((name) => !allowed.includes(name))).toEqual([]);
  expect(JSON.stringify(start.loaded)).not.toMatch(/"(?:city|latitude|longitude|photos|about|email)":/);
  expect(html).not.toMatch(/demo@example\.com|free@example\.com/);
});

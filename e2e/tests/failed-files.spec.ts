import type { Page } from '@playwright/test';
import { signUpActive } from '../src/actors/api';
import { expectReacts, failOnce, open } from '../src/actors/pages';
import { makePerson } from '../src/actors/person';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';
import { DUTCH_ADDRESS } from '../src/screens';

/** The page is there, and is the one that was opened. */
async function expectStays(page: Page): Promise<void> {
  await expectReacts(page);
  // A failed file has its effect at once: a page that is reloaded for it already loads by then.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(visits)).toEqual(['navigate']);
}

/** Runs in the page: how it came to be there. */
function visits(): string[] {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entries.map(({ type }) => type);
}

test('a consent question that fails to load, or is blocked by its name, leaves the page as it is', async ({
  page,
  faults,
}) => {
  faults.expectFailedRequest(/^\/assets\/AskConsent/);
  await page.route('**/assets/AskConsent-*.js', (route) => route.abort('blockedbyclient'));
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/?network=n1&sub1=s1');
  await failed;
  await expectStays(page);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/n1|s1/);
});

test('so does an entry warning that fails to load', async ({ newDevice, faults }) => {
  faults.expectFailedRequest(/^\/assets\/EntryWarningDialog/);
  const page = await newDevice({ address: DUTCH_ADDRESS });
  await page.route('**/assets/EntryWarningDialog-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  await expectStays(page);
});

test('so does the check whether a name is free, with all that was typed before', async ({ page, faults }) => {
  const person = makePerson();
  faults.expectFailedRequest(/^\/assets\/send-signup/);
  await page.route('**/assets/send-signup-*.js', (route) => route.abort());
  await open(page, '/signup');
  const password = page.getByLabel(ENGLISH.password, { exact: true });
  const name = page.getByLabel(ENGLISH.username);
  await password.fill(person.password);
  const failed = page.waitForEvent('requestfailed');
  await name.pressSequentially(person.name);
  await failed;
  await expectStays(page);
  await expect(password).toHaveValue(person.password);
  await expect(name).toHaveValue(person.name);
  await expect(name).toBeFocused();
});

test('a file that a member waits for has the page reloaded, as after a deployment', async ({
  page,
  faults,
}) => {
  faults.expectFailedRequest(/^\/assets\/send-login/);
  await open(page, '/login');
  await failOnce(page, '**/assets/send-login-*.js');
  const person = makePerson();
  await page.getByLabel(ENGLISH.email).fill(person.email);
  await page.getByLabel(ENGLISH.password, { exact: true }).fill(person.password);
  const reload = page.waitForEvent('load');
  await page.getByRole('main').getByRole('button', { name: ENGLISH.logIn, exact: true }).click();
  await reload;
  await expectReacts(page);
  expect(await page.evaluate(visits)).toEqual(['reload']);
});

test('where even the screen of an error fails to load, a member’s page keeps its bars', async ({
  page,
  faults,
}) => {
  faults.expect(404, /^\/assets\/(?:premium|status)-/);
  faults.expectThrown(/^(?:TypeError: )?Lost: /);
  await signUpActive(page.request);
  await page.route(/\/assets\/(?:premium|status)-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/premium', { waitUntil: 'commit' });
  await expect(page.getByRole('alert').getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

import { PAGE_LIST } from '@vela/contract/pages';
import { openBroken, BROKEN_PAGE_ERROR } from '../src/actors/broken-page';
import { signUpActive } from '../src/actors/api';
import { logIn } from '../src/actors/log-in';
import { expectPath, open } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

/** A path of a page, with something in the place of its parameters. */
const pathOf = (pattern: string): string =>
  pattern
    .replace('{type}', 'sent')
    .replace('{section}', 'email')
    .replace(/\/\{\w+\?\}/g, '')
    .replace(/\{\w+\}/g, 'abc');
/** These pages aren't found without another member. */
const ABOUT_SOMEBODY: readonly string[] = ['likes-m-id'];
const MEMBERS_PAGES = PAGE_LIST.filter(({ access }) => access === 'member').map(({ name, path, ready }) => ({
  path: pathOf(path),
  ready: ready && !ABOUT_SOMEBODY.includes(name),
}));

test('every members’ page is there for a member, or not found until its screen exists', async ({ page }) => {
  await signUpActive(page.request);
  for (const { path, ready } of MEMBERS_PAGES) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    const leadsOn = path === '/credits/repeat-order';
    expect(response.status(), path).toBe(leadsOn ? 302 : ready ? 200 : 404);
    if (leadsOn) expect(response.headers()['location'], path).toBe('/premium');
  }
});

test('a visitor comes back to the page that asked for the log-in', async ({ page, newDevice }) => {
  const person = await signUpActive(page.request);
  const device = await newDevice();
  await open(device, '/settings/password?from=mail#main');
  await expectPath(device, '/login?next=%2Fsettings%2Fpassword%3Ffrom%3Dmail');
  await logIn(device, person);
  await expectPath(device, '/settings/password?from=mail');
});

test('a member who has to go to a page without a screen gets the 404 page', async ({
  page,
  newDevice,
  faults,
}) => {
  const person = await signUpActive(page.request);
  faults.expect(404, '/directdebit');
  const device = await newDevice();
  await open(device, '/directdebit');
  await expectPath(device, '/login?next=%2Fdirectdebit');
  await logIn(device, person);
  await expectPath(device, '/directdebit');
  await expectHeading(device, ENGLISH.notFound);
  await device.getByRole('link', { name: 'Go to your members’ page' }).click();
  await expectPath(device, '/members');
});

// What is no path of the site is a rule's business; that the screen asks the rule is shown by one of each kind.
for (const next of ['//evil.example/', 'javascript:alert(1)']) {
  test(`a log-in leads nowhere but here, were it sent to ${next}`, async ({ page, newDevice }) => {
    const person = await signUpActive(page.request);
    const device = await newDevice();
    await open(device, `/login?${new URLSearchParams({ next }).toString()}`);
    await logIn(device, person);
    await expectPath(device, '/members');
  });
}

test('a member who opens the home page is at the members’ home', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/');
  await expectPath(page, '/members');
});

test('an unknown address shows a page that says so, with a link to the home page', async ({
  page,
  faults,
}) => {
  faults.expect(404, '/nothing/here');
  const response = await page.goto('/nothing/here');
  expect(response?.status()).toBe(404);
  await expectHeading(page, ENGLISH.notFound);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expectPath(page, '/');
});

test('a page that fails in the browser says so, with the number by which its request is found', async ({
  page,
  faults,
}) => {
  faults.expectThrown(BROKEN_PAGE_ERROR);
  const response = await openBroken(page);
  await expectHeading(page, 'An error has occurred');
  const number = response?.headers()['x-request-id'] ?? '';
  expect(number).not.toBe('');
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expectPath(page, '/');
});

test('no cache stores pages of members, and no search engine finds them', async ({ page }) => {
  await signUpActive(page.request);
  const response = await page.request.get('/members');
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(response.headers()['x-robots-tag']).toContain('noindex');
});

import { PAGE_LIST } from '@vela/contract/pages';
import { openBroken, SAID_OF_BROKEN } from '../src/actors/broken-page';
import { logOut, signUpActive } from '../src/actors/api';
import { logIn } from '../src/actors/log-in';
import { expectPath, open } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

/** A path of a page, with something in the place of its parameters. */
const pathOf = (pattern: string): string =>
  pattern
    .replace('{type}', 'sent')
    .replace(/\/\{\w+\?\}/g, '')
    .replace(/\{\w+\}/g, 'abc');
/** Not found without that other member. */
const ABOUT_SOMEBODY: readonly string[] = ['likes-m-id'];
const pagesFor = (access: 'member' | 'visitor') =>
  PAGE_LIST.filter((page) => page.access === access).map(({ name, path, ready }) => ({
    path: pathOf(path),
    ready: ready && !ABOUT_SOMEBODY.includes(name),
  }));

test('every members’ page sends a visitor to log in, and says where to go on', async ({ request }) => {
  for (const { path } of pagesFor('member')) {
    const response = await request.get(`${path}?from=mail`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(response.headers()['location'], path).toBe(
      `/login?next=${encodeURIComponent(`${path}?from=mail`)}`,
    );
  }
});

test('every members’ page is there for a member, or not found until its screen exists', async ({ page }) => {
  await signUpActive(page.request);
  for (const { path, ready } of pagesFor('member')) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    const leadsOn = path === '/credits/repeat-order';
    expect(response.status(), path).toBe(leadsOn ? 302 : ready ? 200 : 404);
    if (leadsOn) expect(response.headers()['location'], path).toBe('/premium');
  }
});

test('every visitors’ page sends a member to the start page', async ({ page }) => {
  await signUpActive(page.request);
  for (const { path } of pagesFor('visitor')) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(response.headers()['location'], path).toBe('/members');
  }
});

test('a visitor comes back to the page that asked for the log-in', async ({ page, newDevice }) => {
  const person = await signUpActive(page.request);
  const device = await newDevice();
  await open(device, '/settings?from=mail#password');
  await expectPath(device, '/login?next=%2Fsettings%3Ffrom%3Dmail');
  await logIn(device, person);
  await expectPath(device, '/settings?from=mail');
});

test('a member whom a page without a screen awaits sees the page of nothing found', async ({
  page,
  newDevice,
  faults,
}) => {
  const person = await signUpActive(page.request);
  faults.expect(404, '/match-finder');
  const device = await newDevice();
  await open(device, '/match-finder');
  await expectPath(device, '/login?next=%2Fmatch-finder');
  await logIn(device, person);
  await expectPath(device, '/match-finder');
  await expectHeading(device, ENGLISH.notFound);
  await device.getByRole('link', { name: 'Go to your members’ page' }).click();
  await expectPath(device, '/members');
});

const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
];

test('a log-in leads nowhere but here', async ({ page, newDevice }) => {
  const person = await signUpActive(page.request);
  const device = await newDevice();
  for (const next of ELSEWHERE) {
    const path = `/login?${new URLSearchParams({ next }).toString()}`;
    await test.step(path, async () => {
      const known = await page.request.get(path, { maxRedirects: 0 });
      expect(known.headers()['location']).toBe('/members');

      await open(device, path);
      await logIn(device, person);
      await expectPath(device, '/members');
      // Without a page that would notice.
      await device.goto('about:blank');
      await logOut(device.request);

      // As a page without scripts sends it, and whatever its sender made of it.
      const { email, password } = person;
      const sent = await device.request.post(path, {
        form: { email, password, next },
        headers: { 'sec-fetch-site': 'same-origin' },
        maxRedirects: 0,
      });
      expect(sent.status()).toBe(303);
      expect(sent.headers()['location']).toBe('/members');
      await logOut(device.request);
    });
  }
});

test('a member who opens the home page is at the members’ home', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/');
  await expectPath(page, '/members');
});

test('an unknown address is a page that says so, with the way home', async ({ page, faults }) => {
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
  faults.expectThrown(SAID_OF_BROKEN);
  const response = await openBroken(page);
  await expectHeading(page, 'An error has occurred');
  const number = response?.headers()['x-request-id'] ?? '';
  expect(number).not.toBe('');
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expectPath(page, '/');
});

test('pages of members are kept by no cache and found by no search', async ({ page }) => {
  await signUpActive(page.request);
  const response = await page.request.get('/members');
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(response.headers()['x-robots-tag']).toContain('noindex');
});

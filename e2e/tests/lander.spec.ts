import type { Page } from '@playwright/test';
import { hostLander, LANDER_ORIGIN } from '../src/actors/lander-host';
import { expectPath, expectReacts } from '../src/actors/pages';
import { makePerson } from '../src/actors/person';
import { createAccount, expectHeading, fillSteps } from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expectAccessible, expectReadableColours } from '../src/fixtures/axe';
import { expectNoSideways } from '../src/fixtures/room';
import { expect, test } from '../src/fixtures/test';

const QUERY = '?network=partner&ref=autumn&sub1=a&sub3=c';
const TRACKING = { network: 'partner', ref: 'autumn', sub1: 'a', sub3: 'c' };

async function join(page: Page, email: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('form:has(#email) [type="submit"]').click();
}

/** What the page would send beside the address. */
const hiddenValues = (page: Page) =>
  page
    .locator('form:has(#email) input[type="hidden"]')
    .evaluateAll((fields) =>
      Object.fromEntries(
        (fields as HTMLInputElement[])
          .filter(({ value }) => value !== '')
          .map(({ name, value }) => [name, value]),
      ),
    );

test(
  'a visitor of the gallery becomes a member who is known to have come from there',
  { tag: '@phone' },
  async ({ page }) => {
    const person = makePerson();
    await page.goto(`/landers/gallery/meet${QUERY}`);
    await expect(page.getByText('Nobody here is a member')).toBeVisible();
    await join(page, person.email);
    await expectPath(page, '/signup');
    await expectReacts(page);
    await expect(page.getByLabel(ENGLISH.email)).toHaveValue(person.email);
    await fillSteps(page, person);
    const sent = page.waitForRequest('**/api/signup.php');
    await createAccount(page);
    expect((await sent).postDataJSON()).toMatchObject({ email: person.email, tracking: TRACKING });
  },
);

test('an address is checked before it is sent, and a slip put right', async ({ page }) => {
  await page.goto('/landers/gallery');
  await join(page, '');
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await expect(page.locator('#email')).toBeFocused();
  await join(page, 'robin@');
  await expect(page.getByText('Invalid email')).toBeVisible();
  await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#email').fill('robin@gmial.com');
  await page.locator('#email').blur();
  await expect(page.getByText('Did you mean robin@gmail.com?')).toBeVisible();
  await expectAccessible(page, 'a suggestion');
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(page.locator('#email')).toHaveValue('robin@gmail.com');
  await expect(page.getByText('Did you mean')).toBeHidden();
});

test('a language is chosen without losing where one came from', async ({ page }) => {
  await page.goto(`/landers/gallery${QUERY}`);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectPath(page, `/landers/gallery${QUERY}`);
  expect(await hiddenValues(page)).toEqual(TRACKING);
});

test('there is no other lander, and no other slug', async ({ page, faults }) => {
  for (const path of ['/landers/video', '/landers/gallery/nothing', '/landers/gallery/she-meet']) {
    faults.expect(404, path);
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expectHeading(page, ENGLISH.notFound);
  }
});

test('fits and can be used by everyone, on a phone and a desktop, in light and dark', async ({ page }) => {
  await page.goto('/landers/gallery');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page, `${width} light`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColours(page, `${width} dark`);
    await expectNoSideways(page, `${width}`);
  }
});

test.describe('on another host', () => {
  test('the lander leads to the site, with what it knows', async ({ page, baseURL }) => {
    const person = makePerson();
    await hostLander(page, baseURL ?? '');
    await page.goto(`${LANDER_ORIGIN}/gay-autumn/en/${QUERY}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Men who want to meet men.');
    await join(page, person.email);
    await expect.poll(() => page.url()).toBe(`${baseURL}/signup`);
    await expectReacts(page);
    await expect(page.getByLabel(ENGLISH.email)).toHaveValue(person.email);
    await fillSteps(page, person);
    const sent = page.waitForRequest('**/api/signup.php');
    await createAccount(page);
    expect((await sent).postDataJSON()).toMatchObject({ email: person.email, tracking: TRACKING });
  });

  test('the network of the deployment is sent where the address names none', async ({ page, baseURL }) => {
    await hostLander(page, baseURL ?? '');
    await page.goto(`${LANDER_ORIGIN}/gay-autumn/?sub1=x`);
    expect(await hiddenValues(page)).toEqual({ network: 'example', sub1: 'x' });
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await hiddenValues(page)).toEqual({ network: 'example', sub1: 'x' });
  });

  test('the warning goes by the country of the clock’s time zone', async ({ page, newDevice, baseURL }) => {
    await hostLander(page, baseURL ?? '');
    await page.goto(`${LANDER_ORIGIN}/gay-autumn/en/`);
    await expect(page.getByText('Only for adults aged 18 and over.')).toBeVisible();
    const belgian = await newDevice({ timezoneId: 'Europe/Brussels' });
    await hostLander(belgian, baseURL ?? '');
    await belgian.goto(`${LANDER_ORIGIN}/gay-autumn/`);
    await expect(belgian.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(belgian.getByRole('complementary')).toBeHidden();
  });

  test('a host that the site does not list leaves nothing', async ({ page, faults, baseURL }) => {
    const elsewhere = 'http://elsewhere.localhost';
    await hostLander(page, baseURL ?? '', elsewhere);
    faults.expect(403, '/signup');
    await page.goto(`${elsewhere}/gay-autumn/en/`);
    await join(page, 'planted@example.com');
    await expectHeading(page, ENGLISH.createYourAccount);
    await expect(page.getByLabel(ENGLISH.email)).toHaveValue('');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const where of ['on the site', 'on another host'] as const)
    test(`the form leads on, with the address that was typed: ${where}`, async ({ page, baseURL }) => {
      await hostLander(page, baseURL ?? '');
      const { email } = makePerson();
      await page.goto(
        where === 'on the site' ? `/landers/gallery${QUERY}` : `${LANDER_ORIGIN}/gay-autumn/en/${QUERY}`,
      );
      expect(await hiddenValues(page)).toEqual(where === 'on the site' ? TRACKING : { network: 'example' });
      await join(page, email);
      await expect.poll(() => page.url()).toBe(`${baseURL}/signup`);
      await expect(page.getByLabel(ENGLISH.email)).toHaveValue(email);
    });
});

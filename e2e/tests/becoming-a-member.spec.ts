import { signUp } from '../src/actors/api';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { logIn, logOut, openAccountMenu } from '../src/actors/log-in';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { chooseLanguage, expectLanguage } from '../src/actors/preferences';
import { makePerson } from '../src/actors/person';
import { expectHeading, fillAccount, fillSteps, goOn, skipMatches, toPhoto } from '../src/actors/sign-up';
import { ENGLISH, TRANSLATED } from '../src/actors/words';
import { PHONE } from '../src/browser';
import { expect, test } from '../src/fixtures/test';
import type { Page, Route } from '@playwright/test';

/** The one with the longest words, in which a phone is walked: what a phone changes is the same in all of them. */
const ON_PHONE = 'de';

for (const words of TRANSLATED) {
  test.describe(() => {
    if (words.lang === ON_PHONE) test.use(PHONE);

    test(`a visitor becomes a member, leaves and comes back, in ${words.nativeName}`, async ({
      page,
      faults,
    }) => {
      const person = makePerson();

      await test.step('chooses a language on the home page', async () => {
        await open(page, '/');
        await chooseLanguage(page, words.nativeName);
        await expectLanguage(page, words.lang);
        await expectHeading(page, words.homeTitle);
      });

      await test.step('begins there', async () => {
        await page.getByLabel(words.homeEmail).fill(person.email);
        await page.getByRole('button', { name: words.joinFree }).first().click();
        await expectPath(page, '/signup');
        await expectReacts(page);
        await expectHeading(page, words.createYourAccount);
        await expect(page.getByLabel(words.email)).toHaveValue(person.email);
      });

      await test.step('answers step by step', async () => {
        await fillSteps(page, person, words);
        await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();
        await expect(page.getByRole('definition').filter({ hasText: person.city })).toBeVisible();
      });

      await test.step('sees the account being made, then waits for the mail', async () => {
        const release = await hold(page, '**/api/signup.php');
        await page.getByRole('button', { name: words.createAccount }).click();
        await expectHeading(page, words.oneMoment);
        await release();
        await skipMatches(page);
        await expectHeading(page, words.lookInMailbox);
        await expect(page.getByText(person.email)).toBeVisible();
      });

      await test.step('opens the link of the mail', async () => {
        const mail = await waitForMail(page.request, { to: person.email, kind: 'activation' });
        await page.goto(linkOf(mail));
        await expectHeading(page, words.confirmed);
        await page.getByRole('link', { name: words.toStartPage }).click();
        await expectPath(page, '/members');
        await expectHeading(page, words.everyone);
        await expect(page.locator('html')).toHaveAttribute('lang', words.lang);
      });

      await test.step('looks at the settings', async () => {
        await expectReacts(page);
        await openAccountMenu(page);
        await page.getByRole('banner').getByRole('link', { name: words.settings }).click();
        await expectPath(page, '/settings');
        await expectHeading(page, words.settings);
      });

      await test.step('logs out', async () => {
        await expectReacts(page);
        // A photo of a list that is still loading is gone with the session.
        faults.expect(404, /^\/photos\//);
        await logOut(page, words);
        await expectPath(page, '/?done=1');
        await expectHeading(page, words.homeTitle);
      });

      await test.step('logs in again', async () => {
        await page.getByRole('banner').getByRole('link', { name: words.logIn }).click();
        await expectPath(page, '/login');
        await expectReacts(page);
        await expectHeading(page, words.goodToSeeYou);
        await logIn(page, person, words);
        await expectPath(page, '/members');
        await expectHeading(page, words.everyone);
      });
    });
  });
}

/** Delays a request until it is released. */
async function hold(page: Page, url: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<Route>();
  await page.route(url, (route) => held.resolve(route), { times: 1 });
  return async () => (await held.promise).continue();
}

test('a step that was opened from the summary leads back there, and going back to a finished sign-up to the start page', async ({
  page,
}) => {
  const person = makePerson();
  await open(page, '/signup');
  await fillSteps(page, person);
  await test.step('a step leads back to the summary', async () => {
    await page.getByRole('link', { name: 'Change City' }).click();
    await expectHeading(page, ENGLISH.whereAreYou);
    await page.getByLabel(ENGLISH.city).fill('Amersfoort');
    await page.getByRole('button', { name: 'Back to the summary' }).click();
    await expectHeading(page, ENGLISH.isEverythingRight);
    await expect(page.getByRole('definition').filter({ hasText: 'Amersfoort' })).toBeVisible();
  });

  await test.step('the finished sign-up leads to the start page', async () => {
    // The browser under test keeps no page in its memory: this one stays as it would be found there.
    await page.route('**/signup-matches', (route) => route.fulfill({ status: 204 }));
    const left = page.waitForResponse('**/signup-matches');
    await page.getByRole('button', { name: ENGLISH.createAccount }).click();
    await left;
    await expectHeading(page, ENGLISH.oneMoment);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectPath(page, '/members');
  });
});

test('a visitor who came by the log-in finds the sign-up, and the link back', async ({ page }) => {
  await open(page, '/login');
  const link = page.getByRole('main').getByRole('link', { name: ENGLISH.joinFree });
  await expect(link).toHaveAttribute('href', '/signup');
  await open(page, '/signup');
  await page.getByRole('link', { name: ENGLISH.logIn }).first().click();
  await expectPath(page, '/login');
});

test('an address that has an account already gets a message that says so, with a link to log in', async ({
  page,
  newDevice,
  faults,
}) => {
  const person = await signUp(page.request);

  faults.expect(409, '/api/signup-check.php');
  const second = await newDevice();
  await open(second, '/signup');
  await fillAccount(second, { ...makePerson(), email: person.email });
  await second.getByRole('button', { name: ENGLISH.toMeet }).click();
  await expect(second.getByText('An account with this e-mail address already exists')).toBeVisible();
  await second.getByRole('main').getByRole('link', { name: 'log in', exact: true }).click();
  await expectPath(second, '/login');
});

test('a name that was taken meanwhile leads back to its field', async ({ page, newDevice, faults }) => {
  const person = makePerson();
  await open(page, '/signup');
  await fillAccount(page, person);
  await toPhoto(page);
  await goOn(page, ENGLISH.withoutPhoto);
  await expectHeading(page, ENGLISH.whereAreYou);
  await page.getByLabel(ENGLISH.country, { exact: true }).selectOption('NL');
  await page.getByRole('button', { name: ENGLISH.toAbout }).click();
  await page.getByRole('button', { name: ENGLISH.toSummary }).click();
  await expectHeading(page, ENGLISH.isEverythingRight);

  const other = await newDevice();
  await signUp(other.request, { ...makePerson(), name: person.name });

  faults.expect(400, '/api/signup.php');
  faults.expect(409, '/api/signup.php');
  await page.getByRole('button', { name: ENGLISH.createAccount }).click();
  await expectHeading(page, ENGLISH.createYourAccount);
  await expect(page.getByText('This username is taken. Please try another one.')).toBeVisible();
  await expect(page.getByLabel(ENGLISH.username)).toBeFocused();
});

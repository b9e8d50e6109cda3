import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, expectReacts, goBack, open } from '../src/actors/pages';
import { makePerson } from '../src/actors/person';
import {
  expectHeading,
  expectStep,
  fillAccount,
  fillSteps,
  skipMatches,
  toPhoto,
} from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expectAccessible } from '../src/fixtures/axe';
import { expect, test } from '../src/fixtures/test';
import type { Locator, Page } from '@playwright/test';

/** A member that the demo always has. */
const MEMBER = '/members/DemoMemberNL0000000007';

const joinLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Join for free' });

const emailOf = (place: Page | Locator) => place.getByLabel(ENGLISH.email);

/** Opens the sign-up over a page that reacts. */
async function openModal(page: Page): Promise<Locator> {
  await joinLink(page).click();
  const modal = page.getByRole('dialog');
  await expect(emailOf(modal)).toBeFocused();
  return modal;
}

test('a visitor signs up over the page of a member, and is led back to that member @phone', async ({
  page,
}) => {
  const person = makePerson();
  await open(page, MEMBER);
  const modal = await openModal(page);
  await expect(modal.getByText(/^With a free account you can message \S+ and see/)).toBeVisible();
  await expectAccessible(page, 'the first step');
  await fillSteps(modal, person);
  await expect(modal.getByRole('heading', { name: ENGLISH.isEverythingRight })).toBeFocused();
  await expectPath(page, MEMBER);
  await expectAccessible(page, 'the summary');
  await modal.getByRole('button', { name: ENGLISH.createAccount }).click();
  await skipMatches(page);
  await expectReacts(page);
  const back = page.getByRole('link', { name: /^Back to .+’s profile$/ });
  await expect(back).toHaveAttribute('href', MEMBER);
  const mail = await waitForMail(page.request, { to: person.email, kind: 'activation' });
  await page.goto(linkOf(mail));
  await expectHeading(page, ENGLISH.confirmed);
  await back.click();
  await expectPath(page, MEMBER);
});

test('a slip closes no sign-up in progress; what was typed is there again, on the page of the sign-up, too @phone', async ({
  page,
}) => {
  const person = makePerson();
  await open(page, MEMBER);

  await test.step('nothing is typed: Escape closes it', async () => {
    const modal = await openModal(page);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(joinLink(page)).toBeFocused();
  });

  await test.step('something is typed: only its button closes it', async () => {
    const modal = await openModal(page);
    await fillAccount(modal, person);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(modal).toBeVisible();
    await toPhoto(modal);
    await page.keyboard.press('Escape');
    await expectStep(modal, ENGLISH.photoOfYou);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
    await expectPath(page, MEMBER);
  });

  await test.step('it is there again, but for the password', async () => {
    await joinLink(page).click();
    const modal = page.getByRole('dialog');
    await expect(emailOf(modal)).toHaveValue(person.email);
    await expect(modal.getByLabel(ENGLISH.password, { exact: true })).toBeFocused();
    await emailOf(modal).fill(`more-${person.email}`);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
  });

  await test.step('and on the page of the sign-up, from where it comes back', async () => {
    await open(page, '/signup');
    await expect(emailOf(page)).toHaveValue(`more-${person.email}`);
    await emailOf(page).fill(person.email);
    await open(page, MEMBER);
    await joinLink(page).click();
    await expect(emailOf(page.getByRole('dialog'))).toHaveValue(person.email);
  });
});

test('the browser’s Back closes the sign-up, and another one leaves the page', async ({ page }) => {
  await open(page, '/pricing');
  await open(page, MEMBER);
  const modal = await openModal(page);
  await emailOf(modal).fill('anna@example.com');
  await goBack(page);
  await expect(modal).toBeHidden();
  await expectPath(page, MEMBER);
  await expect(joinLink(page)).toBeFocused();
  await openModal(page);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await goBack(page);
  await expectPath(page, '/pricing');
});

test('the log-in closes the sign-up, gets the typed address and leads back to the member', async ({
  page,
}) => {
  await open(page, MEMBER);
  const modal = await openModal(page);
  await emailOf(modal).fill('anna@example.com');
  await modal.getByRole('link', { name: 'Log in' }).click();
  await expectPath(page, `/login?next=${encodeURIComponent(MEMBER)}`);
  await expectReacts(page);
  await expect(page.getByLabel(ENGLISH.email)).toHaveValue('anna@example.com');
  await goBack(page);
  await expectPath(page, MEMBER);
  await expect(modal).toBeHidden();
});

test('every link to the sign-up opens it, with who sent the visitor', async ({ page }) => {
  await open(page, '/pricing?network=partner');
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal.locator('input[name="network"]')).toHaveValue('partner');
  await expectPath(page, '/pricing?network=partner');
});

test('where it can’t be loaded, the link leads to the page of the sign-up', async ({ page, faults }) => {
  faults.expectFailedRequest(/^\/assets\/prepare-modal/);
  await page.route('**/assets/prepare-modal-*.js', (route) => route.abort());
  await open(page, MEMBER);
  await joinLink(page).click();
  await expectPath(page, /^\/signup\?signup_member_id=/);
  await expectReacts(page);
  await expect(emailOf(page)).toBeVisible();
});

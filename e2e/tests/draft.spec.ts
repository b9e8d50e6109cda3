import { expectPath, expectReacts, open } from '../src/actors/pages';
import { chooseLanguage, expectLanguage } from '../src/actors/preferences';
import { makePerson } from '../src/actors/person';
import { createAccount, expectHeading, fillAccount, fillSteps, goOn } from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

test('what was answered outlives a reload, but for the password', async ({ page }) => {
  const person = makePerson();
  await open(page, '/signup');
  await fillAccount(page, person);
  await page.reload();
  await expectReacts(page);
  await expect(page.getByLabel(ENGLISH.email)).toHaveValue(person.email);
  await expect(page.getByLabel(ENGLISH.username)).toHaveValue(person.name);
  await expect(page.getByLabel(ENGLISH.day)).toHaveValue(person.birth.day);
  await expect(page.getByLabel(ENGLISH.month)).toHaveValue(person.birth.month);
  await expect(page.getByLabel(ENGLISH.year)).toHaveValue(person.birth.year);
  await expect(page.getByRole('radio', { name: ENGLISH.gender.female })).toBeChecked();
  await expect(page.getByLabel(ENGLISH.password, { exact: true })).toHaveValue('');
});

test('the summary outlives a reload but for the password, which is written down nowhere, and ends with the account', async ({
  page,
}) => {
  const person = makePerson();
  await open(page, '/signup');
  await fillSteps(page, person);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  const cookies = JSON.stringify(await page.context().cookies());
  expect(stored).toContain(person.email);
  expect(stored + cookies).not.toContain(person.password);
  await page.reload();
  await expectReacts(page);
  await expectHeading(page, ENGLISH.createYourAccount);
  await expect(page.getByText('Re-enter your password to continue.')).toBeVisible();
  await expect(page.getByLabel(ENGLISH.password, { exact: true })).toBeFocused();
  await page.getByLabel(ENGLISH.password, { exact: true }).pressSequentially(person.password);
  await goOn(page, ENGLISH.toMeet);
  await expectHeading(page, ENGLISH.isEverythingRight);
  await expect(page.getByRole('definition').filter({ hasText: person.city })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: person.about })).toBeVisible();
  await createAccount(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('@example.com');
  // The waiting page asks the server all the while.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await open(page, '/signup');
  await expect(page.getByLabel(ENGLISH.email)).toHaveValue('');
});

test('what was answered outlives a change of language', async ({ page }) => {
  const person = makePerson();
  await open(page, '/signup');
  await fillAccount(page, person);
  await chooseLanguage(page, 'Deutsch');
  await expectLanguage(page, 'de');
  await expect(page.locator('input[name="email"]')).toHaveValue(person.email);
  await expect(page.locator('input[name="name"]')).toHaveValue(person.name);
  await expect(page.locator('input[name="password"]')).toHaveValue('');
});

test('an address that was typed on the home page is in no address bar', async ({ page }) => {
  const { email } = makePerson();
  await open(page, '/');
  await page.getByLabel(ENGLISH.homeEmail).fill(email);
  await page.getByRole('button', { name: ENGLISH.joinFree }).first().click();
  await expectPath(page, '/signup');
  await expect(page.getByLabel(ENGLISH.email)).toHaveValue(email);
});

test('a form on a stranger’s page can leave no draft', async ({ page, faults, baseURL }) => {
  const stranger = 'http://stranger.localhost';
  await page.route(`${stranger}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Lander</title>
        <form method="post" action="${baseURL}/signup"><input name="email" value="planted@example.com"><button>Go</button></form></html>`,
    }),
  );
  faults.expect(403, '/signup');
  await page.goto(`${stranger}/`);
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Go' }).click();
  expect((await posted).status()).toBe(403);
  await expectHeading(page, ENGLISH.createYourAccount);
  await expect(page.getByLabel(ENGLISH.email)).toHaveValue('');
  await open(page, '/signup');
  await expect(page.getByLabel(ENGLISH.email)).toHaveValue('');
});

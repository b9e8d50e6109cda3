import { signUp } from '../src/actors/api';
import { open } from '../src/actors/pages';
import { makePerson } from '../src/actors/person';
import { expectHeading, fillAccount, fillBirth, goOn, toPhoto } from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

test('a mistyped mail host is asked about, and put right by one press', async ({ page }) => {
  await open(page, '/signup');
  const email = page.getByLabel(ENGLISH.email);
  await email.fill('noor@gmial.com');
  await page.getByLabel(ENGLISH.username).focus();
  await expect(page.getByText('Did you mean noor@gmail.com?')).toBeVisible();
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(email).toHaveValue('noor@gmail.com');
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test('whether a name is free is said before the step is left', async ({ page, newDevice }) => {
  const taken = await signUp((await newDevice()).request);
  await open(page, '/signup');
  const name = page.getByLabel(ENGLISH.username);
  await name.pressSequentially(taken.name);
  await name.press('Tab');
  await expect(page.getByText('This username is taken. Please try another one.')).toBeVisible();
  const suggested = page.getByRole('button', { name: taken.name }).first();
  const words = await suggested.innerText();
  await suggested.click();
  await expect(name).toHaveValue(words);
  await expect(page.getByText('Username available.')).toBeVisible();
});

test('what is said of a name moves nothing below it', async ({ page }) => {
  await open(page, '/signup');
  const button = page.getByRole('button', { name: ENGLISH.toMeet });
  const field = page.getByLabel(ENGLISH.username);
  await field.fill(makePerson().name);
  const before = await button.boundingBox();
  await field.blur();
  await expect(page.getByText('Username available.')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('an empty step names each thing that is missing and goes to the first', async ({ page }) => {
  await open(page, '/signup');
  await goOn(page, ENGLISH.toMeet);
  await expect(page.getByLabel(ENGLISH.email)).toBeFocused();
  for (const label of [ENGLISH.email, ENGLISH.username]) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByText('Choose a username.')).toBeVisible();
  await expect(page.getByText('Choose a password.')).toBeVisible();
  await expect(page.getByText('Please accept the terms to continue.')).toBeVisible();
});

test('a choice that was not made has the focus', async ({ page }) => {
  const person = makePerson();
  await open(page, '/signup');
  await page.locator('input[name="terms"]').check();
  await page.getByLabel(ENGLISH.email).fill(person.email);
  await page.getByLabel(ENGLISH.username).fill(person.name);
  await page.getByLabel(ENGLISH.password, { exact: true }).fill(person.password);
  await fillBirth(page, person);
  await goOn(page, ENGLISH.toMeet);
  await expect(page.locator('input[name="gender"]').first()).toBeFocused();
});

test('what is wrong with a field is announced, and is part of its description', async ({ page }) => {
  await open(page, '/signup');
  const email = page.getByLabel(ENGLISH.email);
  await email.fill('noor@nowhere');
  await page.getByLabel(ENGLISH.username).focus();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  const describedBy = (await email.getAttribute('aria-describedby')) ?? '';
  const messages = page.locator(`[id="${describedBy.split(' ')[0]}"]`);
  await expect(messages).toHaveAttribute('aria-live', 'polite');
  await expect(messages).not.toBeEmpty();
});

test('the first faulty field has the focus, wherever it stands', async ({ page }) => {
  const person = makePerson();
  await open(page, '/signup');
  await fillAccount(page, person);
  await fillBirth(page, { ...person, birth: { ...person.birth, day: '31', month: '2' } });
  await goOn(page, ENGLISH.toMeet);
  const group = page.getByRole('group', { name: ENGLISH.dateOfBirth });
  await expect(group.getByLabel(ENGLISH.day)).toBeFocused();
  await fillBirth(page, person);
  await goOn(page, ENGLISH.toMeet);
  await expectHeading(page, ENGLISH.whoToMeet);
});

test(
  'a press counts, whatever words appear above it meanwhile',
  { tag: '@phone' },
  async ({ page, hasTouch }) => {
    const person = makePerson();
    await open(page, '/signup');
    await fillBirth(page, { ...person, birth: { ...person.birth, year: '1890' } });
    const female = page.locator('label').getByText(ENGLISH.gender.female, { exact: true });
    if (hasTouch) await female.tap();
    else await female.click();
    await expect(page.getByRole('radio', { name: ENGLISH.gender.female, exact: true })).toBeChecked();
    await expect(page.getByRole('group', { name: ENGLISH.dateOfBirth })).toContainText(
      'Please check the year.',
    );
  },
);

test('a new step is announced by its heading, and seen from its top', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/signup');
  await fillAccount(page, makePerson());
  await goOn(page, ENGLISH.toMeet);
  await expect(page.getByRole('heading', { level: 1, name: ENGLISH.whoToMeet })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('someone turned eighteen today is let in, one day younger is not', async ({ page, context, faults }) => {
  faults.expect(403, '/api/signup-check.php');
  const now = new Date();
  const birthOf = (days: number) => {
    const date = new Date(Date.UTC(now.getFullYear() - 18, now.getMonth(), now.getDate() + days));
    return {
      day: String(date.getUTCDate()),
      month: String(date.getUTCMonth() + 1),
      year: String(date.getUTCFullYear()),
    };
  };
  const person = makePerson();
  await open(page, '/signup');
  await fillAccount(page, { ...person, birth: birthOf(2) });
  await goOn(page, ENGLISH.toMeet);
  await expect(page.getByRole('alert')).toContainText('You can’t create an account right now.');
  await expectHeading(page, ENGLISH.createYourAccount);
  // A day back: this machine's date and the site's may differ around midnight. In this browser no date is taken now.
  await fillBirth(page, { ...person, birth: birthOf(-1) });
  const rejected = page.waitForResponse(
    (response) => response.url().includes('/api/signup-check.php') && response.status() === 403,
  );
  await goOn(page, ENGLISH.toMeet);
  // The alert of the press before looks the same.
  await rejected;
  await expect(page.getByRole('alert')).toContainText('You can’t create an account right now.');
  await context.clearCookies({ name: 'age_check' });
  await goOn(page, ENGLISH.toMeet);
  await expectHeading(page, ENGLISH.whoToMeet);
});

test('a password can be looked at while it is typed', async ({ page }) => {
  await open(page, '/login');
  const password = page.getByLabel(ENGLISH.password, { exact: true });
  await password.fill('four calm words');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
});

test('the regions are those of the chosen country', async ({ page }) => {
  await open(page, '/signup');
  await fillAccount(page, makePerson());
  await toPhoto(page);
  await goOn(page, ENGLISH.withoutPhoto);
  await page.getByLabel(ENGLISH.country, { exact: true }).selectOption('NL');
  await expect(page.locator('select[name="region"]')).toContainText('Utrecht');
  await page.getByLabel(ENGLISH.country, { exact: true }).selectOption('DE');
  await expect(page.locator('select[name="region"]')).toContainText('Bayern');
  await expect(page.locator('select[name="region"]')).not.toContainText('Utrecht');
});

test('a step that is opened at once suggests the country that the browser speaks of', async ({ page }) => {
  const { email, name, password, birth } = makePerson();
  // Only the server has what was typed so far, as after a sign-up that began without script.
  await page.request.post('/signup', {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: {
      action: 'account',
      email,
      name,
      password,
      gender: 'female',
      terms: 'on',
      dob_day: birth.day,
      dob_month: birth.month,
      dob_year: birth.year,
    },
  });
  await open(page, '/signup?step=location');
  await expect(page.getByLabel(ENGLISH.country, { exact: true })).toHaveValue('GB');
  await expect(page.locator('select[name="region"]')).toContainText('Kent');
});

test('a server that can’t be reached is said so, and asked again', async ({ page, context, faults }) => {
  await open(page, '/login');
  await page.getByLabel(ENGLISH.email).fill('demo@example.com');
  await page.getByLabel(ENGLISH.password, { exact: true }).fill('demo-demo-demo');
  faults.expectFailedRequest('/api/user.php');
  await context.route('**/api/user.php', (route) => route.abort('internetdisconnected'));
  const button = page.getByRole('main').getByRole('button', { name: ENGLISH.logIn, exact: true });
  await button.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await context.unroute('**/api/user.php');
  await button.click();
  await expect(page).toHaveURL('/members');
});

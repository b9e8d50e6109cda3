import { logOut, signUpActive } from '../src/actors/api';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath } from '../src/actors/pages';
import { logIn } from '../src/actors/log-in';
import { chooseLanguage } from '../src/actors/preferences';
import { makePerson } from '../src/actors/person';
import {
  expectHeading,
  fillAccount,
  fillLocation,
  goOn,
  skipMatches,
  toMeet,
  toPhoto,
} from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

test.use({ javaScriptEnabled: false });

test('logs in: rejects a wrong password, accepts the right one', async ({ page, faults }) => {
  const person = await signUpActive(page.request);
  await logOut(page.request);
  await page.goto('/login?next=%2Fsettings');
  faults.expect(403, '/login');
  await logIn(page, { ...person, password: 'not the password at all' });
  await expect(page.getByText('Login failed, please try again')).toBeVisible();
  await expect(page.getByLabel(ENGLISH.email)).toHaveValue(person.email);
  await expect(page.getByLabel(ENGLISH.password, { exact: true })).toHaveValue('');
  await logIn(page, person);
  await expectPath(page, '/settings');
});

test('becomes a member, from the home page to the start page', { tag: '@phone' }, async ({ page }) => {
  const person = makePerson();
  await page.goto('/');
  await page.getByLabel(ENGLISH.homeEmail).fill(person.email);
  await page.getByRole('button', { name: ENGLISH.joinFree }).first().click();
  await expectPath(page, '/signup');
  await expect(page.getByLabel(ENGLISH.email)).toHaveValue(person.email);
  await fillAccount(page, person);
  await toPhoto(page);
  await expect(page.getByText('You can add photos to your profile later.')).toBeVisible();
  const shown = page.getByRole('checkbox', { name: /^Show me to visitors/ });
  await expect(shown).not.toBeChecked();
  await shown.check();
  await goOn(page, ENGLISH.withoutPhoto);
  await expectHeading(page, ENGLISH.whereAreYou);
  await fillLocation(page, person);
  await goOn(page, ENGLISH.toAbout);
  await expectHeading(page, ENGLISH.aboutYou);
  await page.getByLabel('Hair').selectOption('dark blond');
  await page.getByLabel(ENGLISH.ownWords).fill(person.about);
  await goOn(page, ENGLISH.toSummary);
  await expectHeading(page, ENGLISH.isEverythingRight);
  await expect(page.getByRole('definition').filter({ hasText: 'Dark blond' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: person.city })).toBeVisible();
  await goOn(page, ENGLISH.createAccount);
  await skipMatches(page);
  await expectHeading(page, ENGLISH.lookInMailbox);

  await page.goto(linkOf(await waitForMail(page.request, { to: person.email, kind: 'activation' })));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expectHeading(page, ENGLISH.confirmed);
  await page.getByRole('link', { name: ENGLISH.toStartPage }).click();
  await expectPath(page, '/members');
  await expectHeading(page, ENGLISH.everyone);

  await page.goto('/settings/visibility');
  const card = page.getByRole('region', { name: 'Who can see me' });
  const choice = card.getByRole('switch', { name: 'Show me to visitors without an account' });
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await card.getByRole('button', { name: 'Save my choice' }).click();
  await expect(card.getByText('Your choice has been saved.')).toBeVisible();
  await expect(choice).not.toBeChecked();
  await expect(card.getByRole('switch', { name: 'Read receipts' })).toBeChecked();
});

test('a step says what is wrong with it and keeps what was typed', async ({ page, faults }) => {
  await page.goto('/signup');
  const person = makePerson({ birth: { day: '31', month: '2', year: '1990' } });
  await fillAccount(page, { ...person, password: 'too short?' });
  faults.expect(400, '/signup');
  await goOn(page, ENGLISH.toMeet);
  await expectPath(page, '/signup');
  await expect(page.getByRole('group', { name: ENGLISH.dateOfBirth })).toContainText(
    'Invalid date of birth.',
  );
  await expect(page.getByLabel(ENGLISH.username)).toHaveValue(person.name);
  await expect(page.getByLabel(ENGLISH.year)).toHaveValue('1990');
});

test('says who to meet, and agrees to what that can reveal', async ({ page, faults }) => {
  const person = makePerson();
  await page.goto('/signup');
  await fillAccount(page, person);
  await toMeet(page);
  const consent = page.getByRole('checkbox', { name: /^I agree that this answer is kept/ });
  await expect(consent).toBeVisible();
  await page.getByText('Men', { exact: true }).click();
  await page.getByLabel('Youngest age').selectOption('30');
  faults.expect(400, '/signup');
  await goOn(page, ENGLISH.toPhoto);
  await expect(page.getByText('Without your consent we can’t keep this answer.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Men', exact: true })).toBeChecked();
  await expect(page.getByLabel('Youngest age')).toHaveValue('30');
  await consent.check();
  await goOn(page, ENGLISH.toPhoto);
  await expectHeading(page, ENGLISH.photoOfYou);
  await goOn(page, ENGLISH.withoutPhoto);
  await fillLocation(page, person);
  await goOn(page, ENGLISH.toAbout);
  await goOn(page, ENGLISH.toSummary);
  await expect(page.getByRole('definition').filter({ hasText: 'Men, 30 to 99 years' })).toBeVisible();
  await goOn(page, ENGLISH.createAccount);
  await skipMatches(page);
  await page.goto('/members');
  await expectHeading(page, /^Men/);
});

test('chooses a language, and comes back to the same page', async ({ page }) => {
  await page.goto('/login?next=%2Fsettings');
  await chooseLanguage(page, 'Nederlands');
  await expectPath(page, '/login?next=%2Fsettings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('chooses a new password by the link of a mail', async ({ page, faults }) => {
  const person = await signUpActive(page.request);
  await logOut(page.request);
  await page.goto('/reset-password');
  await page.getByLabel(ENGLISH.email).fill(person.email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expectHeading(page, 'Check your e-mail');
  const link = linkOf(await waitForMail(page.request, { to: person.email, kind: 'password_reset' }));
  await page.goto(link);
  faults.expect(400, '/reset-password/do');
  await page.getByLabel('New password', { exact: true }).fill('another four calm words');
  await page.getByLabel('New password again', { exact: true }).fill('something else altogether');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveAttribute('name', 'password_repeat');
  await page.getByLabel('New password', { exact: true }).fill('another four calm words');
  await page.getByLabel('New password again', { exact: true }).fill('another four calm words');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expectHeading(page, 'Your new password is set');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expectPath(page, '/members');
});

test('changes language, appearance and password in the settings', async ({ page, faults }) => {
  const person = await signUpActive(page.request);
  await page.goto('/settings/appearance');
  const appearance = page.getByRole('region', { name: 'Appearance' });
  await appearance.getByText('Dark', { exact: true }).click();
  await appearance.getByRole('button', { name: 'Change appearance' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.goto('/settings/password');
  const password = page.getByRole('region', { name: 'Password' });
  faults.expect(403, '/settings/password');
  await password.getByLabel('Old password', { exact: true }).fill('not the password at all');
  await password.getByLabel('New password', { exact: true }).fill('another four calm words');
  await password.getByLabel('New password again', { exact: true }).fill('another four calm words');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByLabel('Old password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await password.getByLabel('Old password', { exact: true }).fill(person.password);
  await password.getByLabel('New password', { exact: true }).fill('another four calm words');
  await password.getByLabel('New password again', { exact: true }).fill('another four calm words');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Your new password is set.')).toBeVisible();

  await page.goto('/settings/language');
  const language = page.getByRole('region', { name: 'Language' });
  await language.getByRole('combobox').selectOption('de');
  await language.getByRole('button', { name: 'Change language' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('logs out', async ({ page }) => {
  await signUpActive(page.request);
  await page.goto('/members');
  await page.getByRole('banner').locator('summary').last().click();
  await page.getByRole('button', { name: ENGLISH.logOut }).click();
  await expectPath(page, '/?done=1');
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  await page.goto('/settings');
  await expectPath(page, '/login?next=%2Fsettings');
});

test('a form on a stranger’s page can log nobody in, out, or change anything', async ({
  page,
  faults,
  baseURL,
}) => {
  const person = await signUpActive(page.request);
  const stranger = 'http://stranger.localhost';
  const form = (path: string, fields: Record<string, string>): string =>
    `<form method="post" action="${baseURL}${path}">${Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
      .join('')}<button>${path}</button></form>`;
  await page.route(`${stranger}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Stranger</title>${[
        form('/login', { email: 'demo@example.com', password: 'demo-demo-demo' }),
        form('/logout', {}),
        form('/settings/language', { language: 'de' }),
        form('/language', { language: 'de', next: '/' }),
      ].join('')}</html>`,
    }),
  );
  faults.expect(403, /^\/(login|settings\/language)$/);
  for (const path of ['/login', '/logout', '/settings/language', '/language']) {
    await page.goto(`${stranger}/`);
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: path, exact: true }).click();
    await posted;
  }
  await page.goto('/settings');
  await expect(page.getByRole('main')).toContainText(person.email);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

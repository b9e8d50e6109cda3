import { logOut, signUpActive } from '../src/actors/api';
import { logIn } from '../src/actors/log-in';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { makeAddress, type Person } from '../src/actors/person';
import { expectHeading } from '../src/actors/sign-up';
import { expect, test } from '../src/fixtures/test';
import type { Page } from '@playwright/test';

const WRONG = 'not the password at all';
const FAILED = 'Login failed, please try again';
const BLOCKED = /Too many incorrect attempts, account blocked for (\d+) min\./;

test('five wrong passwords block the account for fifteen minutes; a reset link lifts the block', async ({
  page,
  newDevice,
  faults,
}) => {
  const person = await signUpActive(page.request);
  faults.expect(403, '/api/user.php');
  faults.expect(429, '/api/user.php');
  const device = await newDevice();
  await open(device, '/login');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await tryLogIn(device, { ...person, password: WRONG });
    await expect(device.getByRole('alert')).toContainText(FAILED);
  }
  await tryLogIn(device, person);
  await expect(device.getByRole('alert')).toContainText(BLOCKED);
  const [, minutes] = BLOCKED.exec(await device.getByRole('alert').innerText()) ?? [];
  expect(Number(minutes)).toBe(15);

  const password = 'another four calm words';
  await chooseNewPassword(device, { ...person, password });
  await device.getByRole('link', { name: 'Continue' }).click();
  await expectPath(device, '/members');
  // The block is lifted for every browser.
  // A members' page goes to the log-in by itself once its session has ended.
  await device.goto('about:blank');
  await logOut(device.request);
  await open(device, '/login');
  await logIn(device, { ...person, password });
  await expectPath(device, '/members');
});

test('a device that logged in before keeps its own count', async ({ page, newDevice, faults }) => {
  faults.expect(403, '/api/user.php');
  faults.expect(429, '/api/user.php');
  const person = await signUpActive(page.request);
  await logOut(page.request);
  await open(page, '/login');
  await logIn(page, person);
  await expectPath(page, '/members');
  await page.goto('about:blank');
  await logOut(page.request);

  const stranger = await newDevice();
  await open(stranger, '/login');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await tryLogIn(stranger, { ...person, password: WRONG });
    await expect(stranger.getByRole('alert')).toContainText(FAILED);
  }
  await tryLogIn(stranger, { ...person, password: WRONG });
  await expect(stranger.getByRole('alert')).toContainText(BLOCKED);

  await open(page, '/login');
  await logIn(page, person);
  await expectPath(page, '/members');
});

test('an address without an account is answered and blocked alike', async ({ page, faults }) => {
  faults.expect(403, '/api/user.php');
  faults.expect(429, '/api/user.php');
  const nobody = { email: `nobody-${makeAddress()}@example.com`, password: WRONG };
  await open(page, '/login');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await tryLogIn(page, nobody);
    await expect(page.getByRole('alert')).toContainText(FAILED);
  }
  await tryLogIn(page, nobody);
  await expect(page.getByRole('alert')).toContainText(BLOCKED);
});

test('a new password logs out every other device', async ({ page, newDevice }) => {
  const person = await signUpActive(page.request);
  const other = await newDevice();
  await open(other, '/login');
  await logIn(other, person);
  await expectPath(other, '/members');

  await open(page, '/settings/password');
  const section = page.getByRole('region', { name: 'Password' });
  await section.getByLabel('Old password', { exact: true }).fill(person.password);
  await section.getByLabel('New password', { exact: true }).fill('another four calm words');
  await section.getByLabel('New password again', { exact: true }).fill('another four calm words');
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByText('Your new password is set.')).toBeVisible();

  await expectPath(other, '/login?next=%2Fmembers');
  await expect(
    other.getByText('You’ve been logged out. Log in to pick up where you left off.'),
  ).toBeVisible();
  await page.reload();
  await expectPath(page, '/settings/password');
});

/** Sends the log-in that is open, and waits for its answer: the page says the same thing each time. */
async function tryLogIn(page: Page, credentials: { email: string; password: string }): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/user.php') && response.request().method() === 'POST',
  );
  await logIn(page, credentials);
  await answered;
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
}

async function chooseNewPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectPath(page, '/reset-password');
  await expectReacts(page);
  // It came along from the log-in.
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expectHeading(page, 'Check your e-mail');
  await expect(page.getByRole('button', { name: /^Send again in \d+ seconds?$/ })).toBeDisabled();
  await open(page, linkOf(await waitForMail(page.request, { to: email, kind: 'password_reset' })));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expectHeading(page, 'Your new password is set');
  await page.reload();
  await expectReacts(page);
  await expectHeading(page, 'Your new password is set');
}

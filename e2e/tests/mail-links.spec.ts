import { randomBytes } from 'node:crypto';
import { logOut, requestReset, signUp, signUpActive } from '../src/actors/api';
import { confirmByPassword } from '../src/actors/confirm-by-password';
import { logIn } from '../src/actors/log-in';
import { linkOf, tokenOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, open } from '../src/actors/pages';
import { makePerson } from '../src/actors/person';
import { expectHeading } from '../src/actors/sign-up';
import { expectAccessible } from '../src/fixtures/axe';
import { expectNoSideways } from '../src/fixtures/room';
import { expect, test } from '../src/fixtures/test';
import type { Page } from '@playwright/test';

test('an activation link works once; its member sees that it was done', async ({
  page,
  newDevice,
  faults,
}) => {
  const person = await signUp(page.request);
  const link = linkOf(await waitForMail(page.request, { to: person.email, kind: 'activation' }));
  await page.goto(link);
  await expectHeading(page, 'Your e-mail address is confirmed');
  await page.goto(link);
  await expectHeading(page, 'Your e-mail address is confirmed');

  faults.expect(404, '/api/activate.php');
  const stranger = await newDevice();
  await stranger.goto(link);
  await expectPath(stranger, /^\/activate\/error\?token=/);
  await expectHeading(stranger, 'Activation failed');
});

test('an activation link of somebody else waits for a press, and logs nobody over unasked', async ({
  page,
  newDevice,
  faults,
}) => {
  const [joined, other] = [await newDevice(), await newDevice()];
  const person = await signUp(joined.request);
  const link = linkOf(await waitForMail(joined.request, { to: person.email, kind: 'activation' }));
  const used = linkOf(
    await waitForMail(other.request, { to: (await signUpActive(other.request)).email, kind: 'activation' }),
  );

  const me = await signUpActive(page.request);
  await open(page, link);
  const main = page.getByRole('main');
  await expect(main).toContainText(`You are logged in as ${me.email}`);
  await open(page, '/settings');
  await expect(page.getByText(me.email)).toBeVisible();

  await open(page, link);
  await confirmByPassword(page, person.password);
  await expectHeading(page, 'Your e-mail address is confirmed');
  await open(page, '/settings');
  await expect(page.getByText(person.email)).toBeVisible();

  faults.expect(404, '/api/activate.php');
  await page.goto(used);
  await expectPath(page, /^\/activate\/error\?token=/);
  await expectHeading(page, 'Activation failed');
});

test('an activation link in another browser asks for the password, and uses nothing up by that', async ({
  page,
  newDevice,
  faults,
}) => {
  const person = await signUp(page.request);
  const link = linkOf(await waitForMail(page.request, { to: person.email, kind: 'activation' }));
  const device = await newDevice();
  await open(device, link);
  faults.expect(403, '/api/activate.php');
  await confirmByPassword(device, 'not the right password');
  await expect(device.getByLabel('Password', { exact: true })).toBeFocused();
  await confirmByPassword(device, person.password);
  await expectHeading(device, 'Your e-mail address is confirmed');
  await open(page, '/settings');
  await expect(page.getByText(person.email)).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test(`whose address a stranger signed up with has the account alone ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    page: stranger,
    newDevice,
  }) => {
    const person = await signUp(stranger.request);
    const link = linkOf(await waitForMail(stranger.request, { to: person.email, kind: 'activation' }));
    const owner = await newDevice({ javaScriptEnabled, viewport: { width: 375, height: 667 } });
    await owner.goto(link);
    await owner.getByText('Forgot it? Set a new password').click();
    const state = 'an activation link that asks for a password';
    if (javaScriptEnabled) await expectAccessible(owner, state);
    await expectNoSideways(owner, state);
    await owner.getByLabel('New password', { exact: true }).fill('words that the stranger never saw');
    await owner.getByRole('button', { name: 'Set the new password' }).click();
    await expectHeading(owner, 'Your e-mail address is confirmed');
    await owner.goto('/settings');
    await expect(owner.getByText(person.email).first()).toBeVisible();
    await stranger.goto('/settings');
    await expectPath(stranger, /^\/login/);
  });

test('a link that is pressed before the page reacts is posted once', async ({ page: device }) => {
  const person = await signUp(device.request);
  const link = linkOf(await waitForMail(device.request, { to: person.email, kind: 'activation' }));
  const reacts = await waitForReaction(device);
  const [scripts, press] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const posts: string[] = [];
  await device.route(/\/assets\/.*\.js$/, (route) => scripts.promise.then(() => route.continue()));
  await device.route(/\/(?:activate\/done|api\/activate\.php)$/, async (route) => {
    posts.push(route.request().url());
    await press.promise;
    await route.continue();
  });

  await device.goto(link, { waitUntil: 'commit' });
  await device.getByRole('button', { name: 'Confirm my address' }).click({ noWaitAfter: true });
  await expect.poll(() => posts.length).toBe(1);
  scripts.resolve();
  await reacts();
  press.resolve();
  await expectHeading(device, 'Your e-mail address is confirmed');
  expect(posts.map((url) => new URL(url).pathname)).toEqual(['/activate/done']);
});

test('opening an activation link without pressing anything uses nothing up', async ({ page, request }) => {
  const person = await signUp(page.request);
  const link = linkOf(await waitForMail(page.request, { to: person.email, kind: 'activation' }));
  // A mail scanner opens the link like this.
  expect((await request.get(link)).status()).toBe(200);
  expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expectHeading(page, 'Your e-mail address is confirmed');
});

test('a reset link works once, and a member who took long over its form learns that it expired', async ({
  page,
  newDevice,
  faults,
}) => {
  const person = await signUpActive(page.request);
  await logOut(page.request);
  await requestReset(page.request, person.email);
  const link = linkOf(await waitForMail(page.request, { to: person.email, kind: 'password_reset' }));
  const slow = await newDevice();
  await open(slow, link);

  await open(page, link);
  await setNewPassword(page, 'another four calm words');
  await expectHeading(page, 'Your new password is set');
  await open(page, link);
  await expectHeading(page, 'Link expired or invalid');

  faults.expect(404, '/api/password-reset.php');
  await setNewPassword(slow, 'four words of somebody else');
  await expectHeading(slow, 'Link expired or invalid');
  await slow.getByRole('link', { name: 'Request a new e-mail' }).click();
  await expectPath(slow, '/reset-password');
});

test('a member who sets a new password by the link gets a message, and stays logged in there alone', async ({
  page,
  newDevice,
}) => {
  const person = await signUpActive(page.request);
  const device = await newDevice();
  await requestReset(page.request, person.email);
  await open(device, linkOf(await waitForMail(page.request, { to: person.email, kind: 'password_reset' })));
  await setNewPassword(device, 'another four calm words');
  await expectHeading(device, 'Your new password is set');
  await device.reload();
  await expectHeading(device, 'Your new password is set');
  await device.getByRole('link', { name: 'Continue' }).click();
  await expectPath(device, '/members');
  await page.goto('/settings');
  await expectPath(page, '/login?next=%2Fsettings');
});

test('a mail change is done by its link, once; its member sees that it was done', async ({
  page,
  newDevice,
  faults,
}) => {
  const person = await signUpActive(page.request);
  const { email } = makePerson();
  await open(page, '/settings/email');
  const section = page.getByRole('region', { name: 'E-mail address' });
  await section.getByLabel('New e-mail address').fill(email);
  await section.getByLabel('Your password').fill(person.password);
  await section.getByRole('button', { name: 'Change e-mail address' }).click();
  await expect(section.getByText(`We’ve sent a link to ${email}`)).toBeVisible();
  const link = linkOf(await waitForMail(page.request, { to: email, kind: 'mail_change' }));

  await page.goto(link);
  await expectHeading(page, 'Your e-mail address has been changed');
  await page.goto(link);
  await expectHeading(page, 'Your e-mail address has been changed');

  faults.expect(404, '/api/mail-change.php');
  const device = await newDevice();
  await device.goto(link);
  await expectHeading(device, 'This link no longer works');
  await open(device, '/login');
  await logIn(device, { email, password: person.password });
  await expectPath(device, '/members');
});

test('a mail change is confirmed elsewhere with the password alone', async ({ page, newDevice, faults }) => {
  const person = await signUpActive(page.request);
  const { email } = makePerson();
  await open(page, '/settings/email');
  const section = page.getByRole('region', { name: 'E-mail address' });
  await section.getByLabel('New e-mail address').fill(email);
  await section.getByLabel('Your password').fill(person.password);
  await section.getByRole('button', { name: 'Change e-mail address' }).click();
  const link = linkOf(await waitForMail(page.request, { to: email, kind: 'mail_change' }));

  const device = await newDevice();
  await open(device, link);
  await expectHeading(device, 'Confirm your new e-mail address');
  const password = device.getByLabel('Password', { exact: true });
  const button = device.getByRole('button', { name: 'Use the new address' });
  faults.expect(403, '/api/mail-change.php');
  // The change logs the first browser out, which may be loading its events.
  faults.expect(403, /^\/api\/(?:events|chats|likes)\.php$/);
  await password.fill('not the password at all');
  await button.click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(person.password);
  await button.click();
  await expectHeading(device, 'Your e-mail address has been changed');
  await expect(device.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('the old address takes a change back with a press, which logs everyone out and asks for a new password', async ({
  page,
  newDevice,
}) => {
  const person = await signUpActive(page.request);
  const { email } = makePerson();
  await open(page, '/settings/email');
  const section = page.getByRole('region', { name: 'E-mail address' });
  await section.getByLabel('New e-mail address').fill(email);
  await section.getByLabel('Your password').fill(person.password);
  await section.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.goto(linkOf(await waitForMail(page.request, { to: email, kind: 'mail_change' })));
  await expectHeading(page, 'Your e-mail address has been changed');

  const device = await newDevice();
  await device.goto(linkOf(await waitForMail(page.request, { to: person.email, kind: 'mail_change_undo' })));
  await expectHeading(device, 'Put the old e-mail address back');
  await device.getByRole('button', { name: 'Put the old address back' }).click();
  await expectHeading(device, 'Choose a new password');
  await page.goto('/settings');
  await expectPath(page, '/login?next=%2Fsettings');
});

test('a bare token leads to its page, and to the page of expired links once used', async ({
  page,
  faults,
}) => {
  const person = await signUp(page.request);
  const mail = await waitForMail(page.request, { to: person.email, kind: 'activation' });
  const path = `/${tokenOf(mail)}`;
  await page.goto(path);
  await expectPath(page, linkOf(mail));
  await expectHeading(page, 'Your e-mail address is confirmed');

  faults.expect(404, path);
  expect((await page.goto(path))?.status()).toBe(404);
  await expectHeading(page, 'This link has expired');
});

test('an unknown token is an expired link, anything else of one segment is not found', async ({
  page,
  faults,
}) => {
  const path = `/${randomBytes(32).toString('base64url')}`;
  faults.expect(404, /^\/[\w-]+$/);
  expect((await page.goto(path))?.status()).toBe(404);
  await expectHeading(page, 'This link has expired');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expectPath(page, '/login');

  expect((await page.goto(path.slice(0, -1)))?.status()).toBe(404);
  await expectHeading(page, 'This page could not be found');
});

/** Returns a function that waits until the page reacts, also while the browser already leaves it. */
async function waitForReaction(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const report = () => console.debug('reacts');
    new MutationObserver(report).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  const reacted = page.waitForEvent('console', (message) => message.text() === 'reacts');
  return () => reacted;
}

async function setNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set the new password' }).click();
}

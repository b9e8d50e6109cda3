import { signUp, signUpActive } from '../src/actors/api';
import { confirmByPassword } from '../src/actors/confirm-by-password';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, open } from '../src/actors/pages';
import { makePerson } from '../src/actors/person';
import { expectHeading } from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

const RESEND = { name: 'Send the activation e-mail again' };

test('the mail is sent again, and the page that waits notices when it is opened elsewhere', async ({
  page,
  newDevice,
}) => {
  const { email, password } = await signUp(page.request);
  await waitForMail(page.request, { to: email, kind: 'activation' });
  await open(page, '/complete-signup');
  await page.getByRole('button', RESEND).click();
  await expect(page.getByText('Sent. Use the newest e-mail.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Send again in \d+ seconds?/ })).toBeDisabled();
  const mail = await waitForMail(page.request, { to: email, kind: 'activation', count: 2 });
  const device = await newDevice();
  await device.goto(linkOf(mail));
  await confirmByPassword(device, password);
  await expectHeading(device, ENGLISH.confirmed);
  await expectPath(page, '/members');
  await expect(page.getByRole('region', { name: 'What just happened' })).toContainText(ENGLISH.confirmed);
});

test('a sixth mail in a day is rejected with a message', async ({ page, faults }) => {
  const { email } = await signUp(page.request);
  for (let count = 2; count <= 5; count += 1) {
    const response = await page.request.post('/api/activation-mail.php', { headers: { 'x-client': 'web' } });
    expect(response.ok()).toBe(true);
  }
  await waitForMail(page.request, { to: email, kind: 'activation', count: 5 });
  faults.expect(429, '/api/activation-mail.php');
  await open(page, '/complete-signup');
  await page.getByRole('button', RESEND).click();
  await expect(page.getByRole('alert')).toContainText('We’ve sent you several e-mails today already.');
});

test('a mistyped address is changed from there, and its link opens the account', async ({ page }) => {
  const person = await signUp(page.request);
  const { email } = makePerson();
  await open(page, '/complete-signup');
  await page.getByText('Wrong e-mail address?').click();
  await page.getByLabel('New e-mail address').fill(email);
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Send to the new address' }).click();
  await expect(page.getByText(`We’ve sent a link to ${email}`)).toBeVisible();

  await page.addInitScript(noteHeadings);
  await page.goto(linkOf(await waitForMail(page.request, { to: email, kind: 'mail_change' })));
  await expectHeading(page, 'Your e-mail address is confirmed');
  // A member who only wanted to log in sees nothing about the changed address.
  expect(await page.evaluate(() => sessionStorage.getItem('headings-of-tests')?.split('|'))).toEqual([
    'Confirm your new e-mail address',
    'Your e-mail address is confirmed',
  ]);
  await open(page, '/members');
  await expectHeading(page, ENGLISH.everyone);
  await expect(page.getByText('Please confirm your e-mail address.')).toHaveCount(0);
  const answer = (await (await page.request.get('/api/user.php')).json()) as { user: { email: string } };
  expect(answer.user.email).toBe(email);
});

/** Runs in each page of the site, before its own scripts: keeps what its first heading said, one after the other. */
function noteHeadings(): void {
  if (location.protocol !== 'http:') return;
  const note = () => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    const noted = sessionStorage.getItem('headings-of-tests')?.split('|') ?? [];
    if (heading !== '' && heading !== noted.at(-1))
      sessionStorage.setItem('headings-of-tests', [...noted, heading].join('|'));
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
}

test('a wrong password changes no address', async ({ page, faults }) => {
  await signUp(page.request);
  await open(page, '/complete-signup');
  await page.getByText('Wrong e-mail address?').click();
  await page.getByLabel('New e-mail address').fill(makePerson().email);
  await page.getByLabel('Your password').fill('not the password at all');
  faults.expect(403, '/api/mail-change.php');
  await page.getByRole('button', { name: 'Send to the new address' }).click();
  await expect(page.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Your password')).toBeFocused();
});

test('an address that someone else has is answered like a free one, and its owner gets a mail', async ({
  page,
  newDevice,
}) => {
  const owner = await newDevice();
  const other = await signUp(owner.request);
  const person = await signUp(page.request);
  await open(page, '/complete-signup');
  await page.getByText('Wrong e-mail address?').click();
  await page.getByLabel('New e-mail address').fill(other.email);
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Send to the new address' }).click();
  await expect(page.getByText(`We’ve sent a link to ${other.email}`)).toBeVisible();
  await waitForMail(owner.request, { to: other.email, kind: 'address_taken' });
});

test('the waiting screen has no navigation, and the start page leads back to it', async ({ page }) => {
  await signUp(page.request);
  await open(page, '/complete-signup');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await open(page, '/members');
  await page.getByRole('link', { name: 'Send it again, or change the address' }).click();
  await expectPath(page, '/complete-signup');
});

test('a member who is active already has nothing to wait for', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/complete-signup');
  await expectHeading(page, ENGLISH.confirmed);
});

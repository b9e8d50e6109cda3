import { signUpActive } from '../src/actors/api';
import { logIn } from '../src/actors/log-in';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, open } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { expect, test } from '../src/fixtures/test';

// A page that loads events at the moment of its log-out gets an error.
test.beforeEach(({ faults }) => faults.expect(403, /^\/api\/(?:events|chats|likes|user)\.php$/));

test('a member deletes the account, and comes back by the link of the mail @phone', async ({
  page,
  newDevice,
  faults,
}) => {
  faults.expect(404, '/account-deleted');
  faults.expect(403, '/api/user.php');
  const person = await signUpActive(page.request);
  const elsewhere = await newDevice();
  await open(elsewhere, '/login');
  await logIn(elsewhere, person);
  await expectPath(elsewhere, '/members');

  await open(page, '/settings');
  await page.getByRole('link', { name: 'Delete my account' }).click();
  await expectHeading(page, 'Delete your account');
  await page.getByText('I need a break').click();
  await page.getByLabel('Your password').fill('not the password at all');
  await page.getByRole('button', { name: 'Delete my account now' }).click();
  await expect(page.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Delete my account now' }).click();
  await expectHeading(page, 'Your account is deleted');
  await expectPath(elsewhere, '/login?next=%2Fmembers');

  const mail = await waitForMail(page.request, { to: person.email, kind: 'reactivation' });
  // A browser that the account doesn't know: the link brings the account back and logs nobody in.
  const other = await newDevice();
  await open(other, linkOf(mail));
  await expectHeading(other, 'Bring your account back');
  await other.getByRole('button', { name: 'Bring my account back' }).click();
  await expectHeading(other, 'Your account is back');
  await other.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(other, person);
  await expectPath(other, '/members');

  await open(page, linkOf(mail));
  await page.getByRole('button', { name: 'Bring my account back' }).click();
  await expectHeading(page, 'This link no longer works');
});

test('a deleted account comes back by the log-in', async ({ page, faults }) => {
  faults.expect(403, '/api/user.php');
  const person = await signUpActive(page.request);
  await open(page, '/settings/delete');
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Delete my account now' }).click();
  await expectHeading(page, 'Your account is deleted');

  await open(page, '/login');
  await logIn(page, person);
  await page.getByRole('button', { name: 'Bring my account back and log in' }).click();
  await expectPath(page, '/members');
});

test('the discount for staying is in the prices', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/settings/delete');
  await page.getByRole('button', { name: 'Stay, with 50% off' }).click();
  await page.getByRole('link', { name: 'See the prices with 50% off' }).click();
  await expectHeading(page, /credits/i);
  await expect(page.getByText(/STAY[A-Z0-9]{8}/).first()).toBeVisible();
  // It stays there after a reload, and the price is half.
  await page.reload();
  await expect(page.getByText(/STAY[A-Z0-9]{8}/).first()).toBeVisible();
});

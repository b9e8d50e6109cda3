import { logOut, signUpActive } from '../src/actors/api';
import { logIn } from '../src/actors/log-in';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { expect, test } from '../src/fixtures/test';

test('the title speaks of an error until the form has done its work', async ({ page, faults }) => {
  const person = await signUpActive(page.request);
  await open(page, '/settings');
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel('Old password', { exact: true }).fill('not the password at all');
  await password.getByLabel('New password', { exact: true }).fill('another four calm words');
  await password.getByLabel('New password again', { exact: true }).fill('another four calm words');
  faults.expect(403, '/settings');
  // As the browser sends it before the page reacts.
  await password.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveTitle(/^Error: Settings/);
  await expectReacts(page);

  await password.getByLabel('Old password', { exact: true }).fill(person.password);
  await password.getByLabel('New password', { exact: true }).fill('another four calm words');
  await password.getByLabel('New password again', { exact: true }).fill('another four calm words');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Your new password is set.')).toBeVisible();
  await expect(page).toHaveTitle(/^Settings/);
});

test('what was written is there again after a session that ended in the middle of it', async ({
  page,
  faults,
}) => {
  const person = await signUpActive(page.request);
  await open(page, '/settings');
  const email = page.getByLabel('New e-mail address');
  await email.fill('another@example.com');
  faults.expect(403, /^\/api\//);
  await logOut(page.request);
  await expectPath(page, '/login?next=%2Fsettings');
  await expectReacts(page);
  await logIn(page, person);
  await expectPath(page, '/settings');
  await expect(email).toHaveValue('another@example.com');
});

import type { ResultOf } from '@vela/contract/registry';
import { logOut, signUpActive } from '../src/actors/api';
import { newChatMember } from '../src/actors/chat';
import { logIn } from '../src/actors/log-in';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { expectAccessible } from '../src/fixtures/axe';
import { expect, test } from '../src/fixtures/test';

test('the title speaks of an error until the form has done its work', async ({ page, faults }) => {
  const person = await signUpActive(page.request);
  await open(page, '/settings/password');
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel('Old password', { exact: true }).fill('not the password at all');
  await password.getByLabel('New password', { exact: true }).fill('another four calm words');
  await password.getByLabel('New password again', { exact: true }).fill('another four calm words');
  faults.expect(403, '/settings/password');
  // The browser sends the form itself before the page reacts.
  await password.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveTitle(/^Error: Password/);
  await expectReacts(page);

  await password.getByLabel('Old password', { exact: true }).fill(person.password);
  await password.getByLabel('New password', { exact: true }).fill('another four calm words');
  await password.getByLabel('New password again', { exact: true }).fill('another four calm words');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Your new password is set.')).toBeVisible();
  await expect(page).toHaveTitle(/^Password/);
});

test('what was written is there again after a session that ended in the middle of it', async ({
  page,
  faults,
}) => {
  const person = await signUpActive(page.request);
  await open(page, '/settings/email');
  const email = page.getByLabel('New e-mail address');
  await email.fill('another@example.com');
  faults.expect(403, /^\/api\//);
  await logOut(page.request);
  await expectPath(page, '/login?next=%2Fsettings%2Femail');
  await expectReacts(page);
  await logIn(page, person);
  await expectPath(page, '/settings/email');
  await expect(email).toHaveValue('another@example.com');
});

test('who sees one is chosen by switches that count at once', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/settings/visibility');
  const card = page.getByRole('region', { name: 'Who can see me' });
  const control = (name: string) => card.getByRole('switch', { name });
  const sight = async () => {
    const response = await page.request.get('/api/user.php');
    const { user } = (await response.json()) as ResultOf<'getUser'>;
    return [user?.shown_to_visitors, user?.invisible, user?.read_receipts];
  };
  await expect(control('Show me to visitors without an account')).not.toBeChecked();
  await expect(control('Invisible mode')).not.toBeChecked();
  await expect(control('Read receipts')).toBeChecked();
  await expectAccessible(page, 'who can see me');
  await control('Show me to visitors without an account').press('Space');
  await control('Invisible mode').press('Space');
  await control('Read receipts').press('Space');
  await expect.poll(sight).toEqual([true, true, false]);
  await page.reload();
  await expect(control('Show me to visitors without an account')).toBeChecked();
  await expect(control('Invisible mode')).toBeChecked();
  await expect(control('Read receipts')).not.toBeChecked();
});

test('the settings show how everything is set, and lead to each part and back @phone', async ({ page }) => {
  const person = await signUpActive(page.request);
  await open(page, '/settings');
  await expectAccessible(page, 'all settings');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^E-mail address/ })).toContainText(person.email);
  await expect(main.getByRole('link', { name: /^Devices/ })).toContainText('This one only');
  await expect(main.getByRole('link', { name: /^Who can see me/ })).toContainText('Members only');

  await main.getByRole('link', { name: /^Who can see me/ }).click();
  await expectHeading(page, 'Who can see me');
  await page.getByRole('switch', { name: 'Invisible mode' }).press('Space');
  await main.getByRole('link', { name: 'Settings' }).click();
  await expectHeading(page, 'Settings');
  await expect(main.getByRole('link', { name: /^Who can see me/ })).toContainText('Invisible mode is on');

  await main.getByRole('link', { name: /^Appearance/ }).click();
  await expectHeading(page, 'Appearance');
  await page.getByText('Dark', { exact: true }).click();
  await main.getByRole('link', { name: 'Settings' }).click();
  await expect(main.getByRole('link', { name: /^Appearance/ })).toContainText('Dark');

  await main.getByRole('button', { name: 'Log out' }).click();
  await expectPath(page, '/?done=1');
});

test('a contact that a member hides from does not meet it, until it is shown again @phone', async ({
  page,
  newDevice,
  faults,
}) => {
  const anna = await newChatMember(page);
  const ex = await newChatMember(await newDevice());
  await open(page, '/settings/contacts');
  await page.getByLabel('E-mail addresses').fill(ex.person.email.toUpperCase());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your list has been changed.')).toBeVisible();
  await expect(page.getByText('There is 1 address on your list.')).toBeVisible();
  await expectAccessible(page, 'contacts');
  faults.expect(404, `/members/${anna.id}`);
  await ex.page.goto(`/members/${anna.id}`);
  await expect(ex.page.getByText(anna.person.name)).toBeHidden();

  await page.getByRole('radio', { name: 'Show me to everyone on my list again' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your list is empty.')).toBeVisible();
  await open(ex.page, `/members/${anna.id}`);
  await expect(ex.page.getByRole('heading', { name: anna.person.name })).toBeVisible();
});

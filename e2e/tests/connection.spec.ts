import { logOut, signUpActive } from '../src/actors/api';
import { logIn } from '../src/actors/log-in';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

test('without a connection a member’s page stays where it is, and says so', async ({
  page,
  context,
  faults,
}) => {
  await signUpActive(page.request);
  const likes = page.getByRole('banner').getByRole('link', { name: /^Likes/ });
  const stays = page.getByText('This page stays as it is.');
  await open(page, '/settings');
  faults.expectLost(/^\/api\//);
  await context.setOffline(true);
  await likes.click();
  await expect(stays).toBeVisible();
  await expectPath(page, '/settings');
  await context.setOffline(false);
  await likes.click();
  await expectPath(page, '/likes');
  await expectReacts(page);

  // The link of the page itself would load it anew.
  await context.setOffline(true);
  await likes.click();
  await expect(stays).toBeVisible();
  await expectPath(page, '/likes');
});

test('without a connection a form says so, keeps what was typed, and is sent once there is one', async ({
  page,
  context,
  faults,
}) => {
  const person = await signUpActive(page.request);
  await logOut(page.request);
  await open(page, '/login');
  faults.expectLost(/^\/(?:api|assets)\//);
  await context.setOffline(true);
  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText('No connection. What you typed is still here');
  await expect(page.getByLabel(ENGLISH.email)).toHaveValue(person.email);
  await expect(page.getByLabel(ENGLISH.password, { exact: true })).toHaveValue(person.password);

  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: ENGLISH.logIn }).click();
  await expectPath(page, '/members');
});

test('where the server answers without a network, links lead on', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false, configurable: true }),
  );
  await signUpActive(page.request);
  const stream = page.waitForResponse(/\/api\/events\.php/);
  await open(page, '/settings');
  await stream;
  await expect(async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Likes/ })
      .click();
    await expect(page).toHaveURL(/\/likes$/, { timeout: 3000 });
  }).toPass();
});

import { logOut, signUpActive } from '../src/actors/api';
import { logIn } from '../src/actors/log-in';
import { expectPath, goOfflineWithStream, nextStream, open } from '../src/actors/pages';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

test('without a connection a member’s page stays where it is, and says so', async ({
  page,
  context,
  faults,
}) => {
  await signUpActive(page.request);
  const toLikes = page.getByRole('banner').getByRole('link', { name: /^Likes/ });
  const toMessages = page.getByRole('banner').getByRole('link', { name: /^Messages/ });
  const stream = nextStream(page);
  await open(page, '/likes');
  await stream;
  faults.expectFailedRequest(/^\/(api|assets)\//);
  // A text that was loading ahead is lost with the connection: the step at the end then loads a document.
  faults.expectThrown(/^TypeError: Lost: /);
  // A server that is still reachable would answer.
  await goOfflineWithStream(page);
  await toMessages.click();
  await expect(page.getByText('This page stays as it is.')).toBeVisible();
  // A link to the page itself would reload it.
  await toLikes.click();
  await expectPath(page, '/likes');
  await context.setOffline(false);
  // The page learns of it a moment later.
  await page.waitForFunction(() => navigator.onLine);
  await toMessages.click();
  await expectPath(page, '/chats');
});

test('without a connection a form says so, keeps what was typed, and is sent once there is one', async ({
  page,
  faults,
}) => {
  const person = await signUpActive(page.request);
  await logOut(page.request);
  await open(page, '/login');
  faults.expectFailedRequest(/^\/(api|assets)\//);
  // The form's own script is not among the failed files: not every browser requests a script again that failed to load.
  await page.route('**/api/user.php', (route) => route.abort('internetdisconnected'));
  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText('No connection. What you typed is still here');
  await expect(page.getByLabel(ENGLISH.email)).toHaveValue(person.email);
  await expect(page.getByLabel(ENGLISH.password, { exact: true })).toHaveValue(person.password);

  await page.unroute('**/api/user.php');
  await page.getByRole('main').getByRole('button', { name: ENGLISH.logIn, exact: true }).click();
  await expectPath(page, '/members');
});

test('where the server answers without a network, links lead on', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false, configurable: true }),
  );
  await signUpActive(page.request);
  const stream = nextStream(page);
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

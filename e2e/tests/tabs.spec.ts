import { signUp, signUpActive } from '../src/actors/api';
import { logOut } from '../src/actors/log-in';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, goBack, open } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';
import type { Page } from '@playwright/test';

// A page that loads events at the moment of a log-out in another window gets an error.
test.beforeEach(({ faults }) => faults.expect(403, /^\/api\/(?:events|chats|likes)\.php$/));

test('activation in another tab moves the waiting screen on', async ({ page, context }) => {
  const { email } = await signUp(page.request);
  await open(page, '/complete-signup');
  const mailed = await context.newPage();
  await mailed.goto(linkOf(await waitForMail(page.request, { to: email, kind: 'activation' })));
  await expectHeading(mailed, ENGLISH.confirmed);
  await mailed.close();
  await comeBack(page);
  await expectPath(page, '/members');
});

test('a log-out in another tab ends the waiting, too', async ({ page, context, faults }) => {
  // A photo of a list that is still loading is gone with the session.
  faults.expect(404, /^\/photos\//);
  await signUp(page.request);
  await open(page, '/complete-signup');
  const other = await context.newPage();
  await open(other, '/members');
  await logOut(other);
  await expectPath(other, '/?done=1');
  await comeBack(page);
  await expectPath(page, '/login?next=%2Fcomplete-signup');
});

test('a log-out in one tab leads the others to the log-in, and back to where they were', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(404, /^\/photos\//);
  await signUpActive(page.request);
  await open(page, '/settings');
  const other = await context.newPage();
  await open(other, '/members');
  await logOut(other);
  await expectPath(other, '/?done=1');
  await comeBack(page);
  await expectPath(page, '/login?next=%2Fsettings');
});

test('going back after the log-out shows nothing of a member', async ({ page }) => {
  const person = await signUpActive(page.request);
  await open(page, '/settings');
  await logOut(page);
  await expectPath(page, '/?done=1');
  await goBack(page);
  await expectPath(page, '/login?next=%2Fsettings');
  await expect(page.getByText(person.email)).toHaveCount(0);
});

/** Focuses a tab as a member does who changes to it: a browser without windows never focuses one. */
async function comeBack(page: Page): Promise<void> {
  await page.bringToFront();
  // A tab that got the event already may load another page.
  await page.evaluate(() => dispatchEvent(new Event('focus'))).catch(() => undefined);
}

import type { Page } from '@playwright/test';
import { signUpActive } from '../src/actors/api';
import { logIn } from '../src/actors/log-in';
import { expectPath, open } from '../src/actors/pages';
import { expect, test } from '../src/fixtures/test';

// A page that loads events at the moment of its log-out gets an error.
test.beforeEach(({ faults }) => faults.expect(403, /^\/api\/(?:events|chats|likes)\.php$/));

test('a member sees where they are logged in, and logs out there @phone', async ({ page, newDevice }) => {
  const person = await signUpActive(page.request);
  const others = [await newDevice(), await newDevice(), await newDevice()];
  for (const other of others) {
    await open(other, '/login');
    await logIn(other, person);
    await expectPath(other, '/members');
  }
  await open(page, '/settings/devices');
  const section = page.getByRole('region', { name: 'Devices' });
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(rows.first()).toContainText('Chrome on');

  await rows
    .nth(1)
    .getByRole('button', { name: /^Log out/ })
    .click();
  await expect(section.locator(':focus')).toContainText(' is logged out.');
  await expect(rows).toHaveCount(3);
  await expect.poll(() => loggedOut(others)).toHaveLength(1);

  await section.getByRole('button', { name: 'Log out the other 2 devices' }).click();
  await expect(section.getByText('You’re not logged in anywhere else.')).toBeVisible();
  await expect.poll(() => loggedOut(others)).toHaveLength(3);
  await page.reload();
  await expectPath(page, '/settings/devices');
});

/** The windows that lead back to where they were after a log-in. */
function loggedOut(windows: readonly Page[]): Page[] {
  return windows.filter((one) => one.url().endsWith('/login?next=%2Fmembers'));
}

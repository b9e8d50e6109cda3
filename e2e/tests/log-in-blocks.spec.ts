import { logIn } from '../src/actors/log-in';
import { signUpActive } from '../src/actors/api';
import { expectPath, open } from '../src/actors/pages';
import { expect, MINUTE, test } from '../src/fixtures/timed-test';
import type { Page } from '@playwright/test';

test('a block ends after fifteen minutes, and the next one is twice as long', async ({
  page,
  clock,
  newDevice,
  faults,
}) => {
  faults.expect(403, '/api/user.php');
  faults.expect(429, '/api/user.php');
  const person = await signUpActive(page.request);
  const device = await newDevice();
  await open(device, '/login');
  await failFiveTimes(device, person.email);
  await expectBlockedFor(device, { ...person, minutes: 15 });

  await clock.setAhead(15 * MINUTE);
  await failFiveTimes(device, person.email);
  await expectBlockedFor(device, { ...person, minutes: 30 });

  await clock.setAhead(46 * MINUTE);
  await logIn(device, person);
  await expectPath(device, '/members');
});

/** Without the screen: what it shows each time is another test's. */
async function failFiveTimes(page: Page, email: string): Promise<void> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const response = await page.request.post('/api/user.php', {
      data: { email, password: 'not the password at all' },
      headers: { 'x-client': 'web' },
    });
    expect(response.status()).toBe(403);
  }
}

async function expectBlockedFor(
  page: Page,
  { email, password, minutes }: { email: string; password: string; minutes: number },
): Promise<void> {
  await logIn(page, { email, password });
  await expect(page.getByRole('alert')).toContainText(`blocked for ${minutes} min.`);
}

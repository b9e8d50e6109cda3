import type { Page } from '@playwright/test';
import { signUp, signUpActive } from '../src/actors/api';
import { waitForMail } from '../src/actors/mailbox';
import { expectPath, expectReacts, nextLike, open } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { expect, test } from '../src/fixtures/test';

const STRANGER = '/members/DemoMemberNL0000000007';
const WITHOUT_PHOTO = '/members/DemoMemberNL0000000015';

async function ownId(page: Page): Promise<string> {
  const response = await page.request.get('/api/user.php');
  const { user } = (await response.json()) as { user: { id: string } };
  return user.id;
}

test('a member sees photos, words and facts of another', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, STRANGER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^.+, \d\d$/);
  await expect(page.getByRole('button', { name: /^Photo 1 of \d/ })).toBeVisible();
  for (const heading of ['About me', 'Interests', 'Facts'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('on a phone the name is visible at once under any number of notices', async ({ page }) => {
  const notices = page.getByRole('complementary').locator('strong').filter({ visible: true });
  await signUp(page.request);
  for (const shown of [3, 2]) {
    for (const height of [667, 740]) {
      await page.setViewportSize({ width: 375, height });
      for (const member of [STRANGER, WITHOUT_PHOTO]) {
        await open(page, member);
        await expect(notices).toHaveCount(shown);
        await expectNameInSight(page, `${member} under ${shown} notices, ${height} px high`);
      }
    }
    if (shown === 3) await page.getByRole('button', { name: 'Not now' }).click();
  }
});

/** Expects the name above the buttons that stay at the bottom of the window. */
async function expectNameInSight(page: Page, where: string): Promise<void> {
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  const write = await page
    .getByRole('main')
    .getByRole('link', { name: /^Message/ })
    .boundingBox();
  if (!name || !write) throw new Error(`${where}: there is no name, or no link to write`);
  expect(name.y + name.height, where).toBeLessThan(write.y);
}

test('a visitor sees what is on a card, and how to see more', async ({ page }) => {
  const response = await page.goto(STRANGER);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^.+, \d\d$/);
  await expect(page.getByText('You need to be logged in to chat')).toBeVisible();
  await expect(page.getByText(/^Login to like .+’s profile$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Facts' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expectPath(page, `/login?next=${encodeURIComponent(STRANGER)}`);
});

test('nobody is at an address that no member has', async ({ page, faults }) => {
  faults.expect(404, '/members/nobody');
  const visit = await page.goto('/members/nobody');
  expect(visit?.status()).toBe(404);
  await signUpActive(page.request);
  expect((await page.request.get('/members/nobody')).status()).toBe(404);
});

test('one’s own address leads to one’s own profile', async ({ page }) => {
  await signUpActive(page.request);
  const response = await page.request.get(`/members/${await ownId(page)}`, { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([302, '/profile']);
});

test('a block takes a member away everywhere, says so, and can be undone', async ({ page, faults }) => {
  // The event of the block may come before its answer, and the page then loads the hidden member.
  faults.expect(404, '/api/member.php');
  await signUpActive(page.request);
  await open(page, STRANGER);
  const [name = ''] = (await page.getByRole('heading', { level: 1 }).innerText()).split(',');
  await page.getByRole('button', { name: `Block ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Block ${name}?` });
  await dialog.getByRole('button', { name: `Block ${name}` }).click();
  await expectHeading(page, `You have blocked ${name}`);
  expect((await page.request.get(STRANGER)).status()).toBe(404);
  await open(page, '/settings/blocked');
  await page.getByRole('button', { name: `Unblock ${name}` }).click();
  await expect(page.getByText(`${name} is no longer blocked.`)).toBeVisible();
  expect((await page.request.get(STRANGER)).status()).toBe(200);
});

test('a block is undone where it was made', async ({ page, faults }) => {
  faults.expect(404, '/api/member.php');
  await signUpActive(page.request);
  await open(page, STRANGER);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const [name = ''] = heading.split(',');
  await page.getByRole('button', { name: `Block ${name}` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Block ${name}` })
    .click();
  await expectHeading(page, `You have blocked ${name}`);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expectHeading(page, heading);
  await expect(page.getByRole('button', { name: `Block ${name}` })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect((await page.request.get(STRANGER)).status()).toBe(200);
});

test('who wants to give something finds the gifts open, and what each costs @phone', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, STRANGER);
  await expect(page.getByText('Free: 2 new conversations and 3 messages left')).toBeVisible();
  await page.getByRole('link', { name: 'Gift', exact: true }).click();
  await expectPath(page, /\/chat\?gift=1$/);
  const gifts = page.getByRole('dialog', { name: /^A gift for / });
  await expect(gifts.getByText('You have 0 credits. The smallest gift costs 2 credits.')).toBeVisible();
  await expect(gifts.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', /^\/premium\?/);
  await gifts.getByRole('radio', { name: /^Rose/ }).check();
  await expect(gifts.getByRole('button', { name: 'Send the gift' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(gifts).toBeHidden();
});

test('a member who was blocked after a like learns of it, and one without a like finds nobody', async ({
  page,
  newDevice,
  faults,
}) => {
  const blocker = await signUpActive(page.request);
  const blockerId = await ownId(page);
  const path = `/members/${blockerId}`;
  const admirer = await newDevice();
  await signUpActive(admirer.request);
  await open(admirer, path);
  const answered = nextLike(admirer);
  await admirer.getByRole('button', { name: 'Like', exact: true }).click();
  await answered;
  const headers = { 'x-client': 'web' };
  const data = { profile_id: await ownId(admirer) };
  faults.expect(403, path);
  // A page that is still open gets the event at once, and loads the member again.
  faults.expect(403, '/api/member.php');
  expect((await page.request.post('/api/blocks.php', { data, headers })).status()).toBe(200);

  const answer = await admirer.goto(path);
  expect(answer?.status()).toBe(403);
  await expectHeading(admirer, `You’re blocked by ${blocker.name}.`);
  await expect(admirer.getByText('You do not have access to this page.')).toBeVisible();
  await expectReacts(admirer);
  await admirer.getByRole('button', { name: 'Report' }).click();
  await expect(admirer.getByRole('dialog', { name: `Report ${blocker.name}` })).toBeVisible();
});

test('a report has a number, which comes by mail', async ({ page }) => {
  const person = await signUpActive(page.request);
  await open(page, STRANGER);
  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: /^Report / });
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Choose what fits best.')).toBeVisible();
  await dialog.getByLabel('Asks for money, or advertises').check();
  await dialog.getByLabel('In your own words').fill('Wanted a gift card.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('We have your report.')).toBeVisible();
  const [reference = 'none'] = /R[0-9A-Z]{9}/.exec(await dialog.innerText()) ?? [];
  const mail = await waitForMail(page.request, { to: person.email, kind: 'report_received' });
  expect(mail.subject).toContain(reference);
});

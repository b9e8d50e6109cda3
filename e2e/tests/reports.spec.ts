import type { Locator, Page } from '@playwright/test';
import { say, signUpActive } from '../src/actors/api';
import { message, newChatMember, openChat } from '../src/actors/chat';
import { expectPath, open } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { expect, test } from '../src/fixtures/test';

const STRANGER = '/members/DemoMemberNL0000000012';

/** Fills in and sends what the dialog asks. Returns the number of the report. */
async function send(dialog: Locator, reason: string): Promise<string> {
  await dialog.getByLabel(reason).check();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('We have your report.')).toBeVisible();
  const [reference = 'none'] = /R[0-9A-Z]{9}/.exec(await dialog.innerText()) ?? [];
  return reference;
}

/** The row of a report among the own ones. */
async function rowOf(page: Page, reference: string): Promise<Locator> {
  await expectHeading(page, 'My reports');
  return page.getByRole('listitem').filter({ hasText: reference });
}

test('a report with a block ends all at once, and is found among one’s reports', async ({ page, faults }) => {
  // The page learns by the event that the member is gone, and loads it once more.
  faults.expect(404, '/api/member.php');
  await signUpActive(page.request);
  await open(page, STRANGER);
  const [name = ''] = (await page.getByRole('heading', { level: 1 }).innerText()).split(',');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Report ${name}` });
  const block = dialog.getByRole('checkbox', { name: `Also block ${name}` });
  await expect(block).not.toBeChecked();
  await block.check();
  const reference = await send(dialog, 'Sexual harassment or unwanted pictures');
  await expect(dialog.getByText(`${name} is blocked.`)).toBeVisible();
  await expect(dialog.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectHeading(page, `You have blocked ${name}`);
  expect((await page.request.get(STRANGER)).status()).toBe(404);

  await open(page, '/settings');
  await page.getByRole('link', { name: 'My reports' }).click();
  await expectPath(page, '/settings/reports');
  const row = await rowOf(page, reference);
  await expect(row).toContainText('Sexual harassment or unwanted pictures');
  await expect(row).toContainText(`Profile of ${name}`);
  await expect(row).toContainText('Received');
  await open(page, '/settings/blocked');
  await expect(page.getByRole('button', { name: `Unblock ${name}` })).toBeVisible();
});

test('what is said after a report leads to one’s reports, which were none before', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/settings/reports');
  await expect(page.getByText('You haven’t reported anything.')).toBeVisible();
  await open(page, STRANGER);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Report / });
  const reference = await send(dialog, 'A fake profile');
  await expect(dialog.getByRole('link', { name: '112' })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'My reports' }).click();
  await expectPath(page, '/settings/reports');
  await expect(await rowOf(page, reference)).toContainText('Received');
});

test('a message is reported with a block, which leads back to the other conversations', async ({
  page,
  newDevice,
  faults,
}) => {
  // The conversation that is open is loaded again when it is gone.
  faults.expect(404, '/api/chat.php');
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await say(ben.page.request, { to: anna.id, texts: ['I know where you live'] });
  await openChat(page, ben);
  await message(page, 'where you live').hover();
  await message(page, 'where you live').getByRole('button', { name: 'About this message' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report this message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await dialog.getByRole('checkbox', { name: `Also block ${ben.person.name}` }).check();
  const reference = await send(dialog, 'Insults, threats or pressure');
  await expect(dialog.getByText(`${ben.person.name} is blocked.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectPath(page, '/chats');
  await expect(page.getByRole('main').getByText('I know where you live')).toHaveCount(0);
  await open(page, '/settings/reports');
  await expect(await rowOf(page, reference)).toContainText(`Message from ${ben.person.name}`);
});

import type { Page } from '@playwright/test';
import type { ResultOf } from '@vela/contract/registry';
import { buyCredits, say } from '../src/actors/api';
import { message, newChatMember, openChat, row, transcript, write, composer } from '../src/actors/chat';
import { expectPath, expectReacts, goOfflineWithStream, nextStream, open } from '../src/actors/pages';
import { drawJpeg } from '../src/actors/photos';
import { expectHeading } from '../src/actors/sign-up';
import { expectAccessible } from '../src/fixtures/axe';
import { expect, test } from '../src/fixtures/test';

/** Something in the menu of the open conversation. */
async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('main').locator('summary').click();
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click();
}

async function countUnread({ request }: Page): Promise<number> {
  const response = await request.get('/api/chats.php');
  return ((await response.json()) as ResultOf<'listConversations'>).num_unread_messages;
}

async function deleteMessage(page: Page, text: string): Promise<void> {
  await message(page, text).hover();
  await message(page, text).getByRole('button', { name: 'About this message' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for me' }).click();
}

test('a photo is looked at and paid for, and the other sees it sharp', async ({ page, newDevice }) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await buyCredits(page.request);
  await openChat(ben.page, anna);
  await openChat(page, ben);
  const chosen = page.getByRole('main').locator('input[type="file"]');
  const photo = { name: 'view.jpg', mimeType: 'image/jpeg' };
  await chosen.setInputFiles({ ...photo, buffer: Buffer.alloc(15 * 1024 * 1024 + 1) });
  const tooLarge = page.getByRole('dialog', { name: 'This photo can’t be sent' });
  await expect(tooLarge).toContainText('A photo may have at most 15 MB.');
  await tooLarge.getByRole('button', { name: 'Cancel' }).click();
  await chosen.setInputFiles({ ...photo, buffer: await drawJpeg(page) });
  const sheet = page.getByRole('dialog', { name: `Send this photo to ${ben.person.name}?` });
  await expect(sheet.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Send for 3 credits' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open photo' })).toBeVisible();
  await expect(page.getByRole('main').getByText('You have 9.')).toBeVisible();

  // Who has not answered yet decides whether to see it.
  await ben.page.getByRole('button', { name: 'Show photo' }).click();
  await ben.page.getByRole('button', { name: 'Open photo' }).click();
  const picture = ben.page.getByRole('dialog').getByRole('img', { name: `Photo from ${anna.person.name}` });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a gift is chosen by its price, paid for and received @phone', async ({ page, newDevice }) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await buyCredits(page.request);
  await openChat(ben.page, anna);
  await openChat(page, ben);
  const opener = page.getByRole('button', { name: 'Send a gift, from 2 credits' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: `A gift for ${ben.person.name}` });
  await expect(sheet.getByRole('button', { name: 'Send the gift' })).toBeDisabled();
  await sheet.getByRole('radio', { name: /^Coffee/ }).check();
  await sheet.getByRole('button', { name: 'Send for 2 credits' }).click();
  // For a few seconds it can be taken back; then it has cost nothing.
  await message(page, 'Not sent yet').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByText('You have 12.')).toBeVisible();
  await opener.click();
  await sheet.getByRole('radio', { name: /^Rose/ }).check();
  await expectAccessible(page, 'gifts');
  await sheet.getByRole('button', { name: 'Send for 3 credits' }).click();
  await expect(message(page, `A rose for ${ben.person.name}`)).toContainText('Gift · 3 credits');
  await expect(page.getByRole('main').getByText('You have 9.')).toBeVisible();

  await expect(message(ben.page, 'A rose for you')).toBeVisible();
  await expect(message(ben.page, 'A rose for you')).not.toContainText('credits');
});

test('a message is reacted to and answered, which the other sees at once @phone', async ({
  page,
  newDevice,
}) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await openChat(page, ben);
  await openChat(ben.page, anna);
  await write(page, 'Sunday at eleven?');
  await expect(message(ben.page, 'Sunday at eleven?')).toBeVisible();
  const about = message(ben.page, 'Sunday at eleven?').getByRole('button', { name: /^About this message/ });
  const dialog = ben.page.getByRole('dialog', { name: 'This message' });
  await about.focus();
  await ben.page.keyboard.press('Enter');
  await expectAccessible(ben.page, 'about-a-message');
  await dialog.getByRole('button', { name: 'Heart' }).click();
  await expect(dialog).toBeHidden();
  await expect(message(ben.page, 'Your reaction: Heart')).toContainText('Sunday at eleven?');
  await expect(message(page, `Reaction from ${ben.person.name}: Heart`)).toContainText('Sunday at eleven?');

  await about.focus();
  await ben.page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Reply' }).click();
  await expect(composer(ben.page)).toBeFocused();
  await expect(ben.page.getByRole('button', { name: 'Cancel the reply' })).toBeVisible();
  await write(ben.page, 'With cake.');
  await expect(message(ben.page, 'With cake.')).toContainText(`${anna.person.name}Sunday at eleven?`);
  await expect(message(page, 'With cake.')).toContainText('YouSunday at eleven?');
  await expect(ben.page.getByRole('button', { name: 'Cancel the reply' })).toBeHidden();
});

test('earlier messages load above without moving what is read', async ({ page, newDevice }) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await buyCredits(page.request, { package: 'p2' });
  const texts = Array.from({ length: 55 }, (_, number) => `message ${number + 1}.`);
  await say(page.request, { to: ben.id, texts });
  await openChat(page, ben);
  await expect(message(page, 'message 55.')).toBeInViewport();
  const [oldest = ''] = await transcript(page);
  expect(oldest).not.toBe('message 1.');

  // Held back until it is clear where the oldest one stands.
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/chat.php?*cursor=*', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  const asked = page.waitForRequest(/chat\.php\?.*cursor=/);
  const topOf = (element: Element): number => Math.round(element.getBoundingClientRect().top);
  await message(page, oldest).evaluate((element) => element.scrollIntoView());
  await asked;
  const before = await message(page, oldest).evaluate(topOf);
  goOn();
  await expect(message(page, 'message 1.')).toBeAttached();
  expect(Math.abs((await message(page, oldest).evaluate(topOf)) - before)).toBeLessThanOrEqual(2);
  expect(await transcript(page)).toEqual(texts);

  // What has come out of sight is not read yet, be it only a little below.
  const log = page.getByRole('region', { name: 'Messages so far' });
  await log.evaluate((element) => element.scrollTo({ top: -100 }));
  await say(ben.page.request, { to: anna.id, texts: ['from below'] });
  const toNewest = page.getByRole('button', { name: '1 new message' });
  await expect(toNewest).toBeVisible();
  expect(await countUnread(page)).toBe(1);
  await toNewest.click();
  await expect(message(page, 'from below')).toBeInViewport();
  await expect.poll(() => countUnread(page)).toBe(0);
});

test('a message that is deleted is gone for oneself alone, and back when that failed', async ({
  page,
  newDevice,
  faults,
}) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await say(page.request, { to: ben.id, texts: ['stays', 'goes'] });
  await openChat(page, ben);
  faults.expect(403, '/api/message.php');
  await page.route('**/api/message.php', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'No.' } } }),
  );
  await deleteMessage(page, 'goes');
  await expect(page.getByText('The message wasn’t deleted')).toBeVisible();
  await expect(message(page, 'goes')).toBeVisible();
  await page.unroute('**/api/message.php');

  const deleted = page.waitForResponse((response) => response.url().includes('/api/message.php'));
  await deleteMessage(page, 'goes');
  await expect(message(page, 'goes')).toHaveCount(0);
  expect((await deleted).status()).toBe(200);
  await page.reload();
  await expect(message(page, 'stays')).toBeVisible();
  expect(await transcript(page)).toEqual(['stays']);
  await openChat(ben.page, anna);
  expect(await transcript(ben.page)).toEqual(['stays', 'goes']);
});

test('a block in the middle of a conversation ends it for both at once', async ({
  page,
  newDevice,
  faults,
}) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await say(page.request, { to: ben.id, texts: ['Hello'] });
  await openChat(page, ben);
  await openChat(ben.page, anna);
  await expect(message(ben.page, 'Hello')).toBeVisible();
  const [chat, profile] = [await ben.page.context().newPage(), await ben.page.context().newPage()];
  await openChat(chat, anna);
  await open(profile, `/members/${anna.id}`);
  // A member who still looks at it sees why it is gone.
  faults.expect(403, '/api/chat.php');
  faults.expect(404, '/api/chat.php');
  faults.expect(404, '/api/member.php');
  await choose(ben.page, `Block ${anna.person.name}`);
  const dialog = ben.page.getByRole('alertdialog', { name: `Block ${anna.person.name}?` });
  await dialog.getByRole('button', { name: `Block ${anna.person.name}` }).click();

  await expectPath(ben.page, '/chats');
  await expect(row(ben.page, anna)).toHaveCount(0);
  await expectHeading(page, 'This conversation is no longer available');
  await page.getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report this member' });
  await report.getByLabel('Insults, threats or pressure').check();
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(report.getByText(/Your report number is R/)).toBeVisible();
  await report.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Hello')).toHaveCount(0);

  // The other windows of the blocker say so, too, and unblock there.
  for (const tab of [chat, profile]) await expectHeading(tab, `You have blocked ${anna.person.name}`);
  await expect(chat.getByText('Hello')).toHaveCount(0);
  await chat.getByRole('button', { name: 'Unblock' }).click();
  await expectPath(chat, `/members/${anna.id}/chat`);
  await expect(composer(chat)).toBeVisible();
});

test('a message is reported where it is', async ({ page, newDevice }) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await say(ben.page.request, { to: anna.id, texts: ['Send me a gift card'] });
  await openChat(page, ben);
  // The word of care moves what stands above it.
  await expect(page.getByRole('button', { name: 'Got it' })).toBeVisible();
  await message(page, 'gift card').hover();
  await message(page, 'gift card').getByRole('button', { name: 'About this message' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report this message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await dialog.getByLabel('Asks for money, or advertises').check();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('We have your report.')).toBeVisible();
});

test('a member who used up the free messages buys credits, and goes on where the draft is', async ({
  page,
  newDevice,
}) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await say(page.request, { to: ben.id, texts: ['one', 'two', 'three'] });
  await openChat(page, ben);
  await composer(page).fill('four');
  await expect(page.getByText('You do not have enough credits.')).toBeVisible();
  await expect(page.getByText('Your draft stays here.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Buy credits', exact: true }).click();
  await expectPath(page, /^\/premium\?next=/);
  await expectReacts(page);
  await page.getByRole('radio', { name: /^12 credits/ }).check();
  await page.getByRole('radio', { name: /^iDEAL/ }).check();
  await page.getByRole('button', { name: /^Pay .+ with/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectPath(page, /^\/transactions\//);
  await page.getByRole('link', { name: `Back to the chat with ${ben.person.name}` }).click();
  await expectPath(page, `/members/${ben.id}/chat`);
  await expectReacts(page);
  await expect(composer(page)).toHaveValue('four');
  await expect(page.getByText('This message costs 1 credit.')).toBeVisible();
  const prices = page.getByRole('button', { name: 'What do messages cost?' });
  await prices.click();
  await expect(page.getByText(/^A photo: \d credits?$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^A photo: \d credits?$/)).toBeHidden();
  await expect(prices).toBeFocused();
  await page.getByRole('button', { name: /^Send, 1 credit/ }).click();
  await expect(message(page, 'four')).toContainText(/Sent|Read/);
  await expect(page.getByRole('main').getByText('You have 11.')).toBeVisible();
  await write(page, 'five');
  await openChat(ben.page, anna);
  await expect.poll(() => transcript(ben.page)).toEqual(['one', 'two', 'three', 'four', 'five']);
});

test('a long loss of the connection is shown, and what lacks credits afterwards is sent once they are bought', async ({
  page,
  newDevice,
  faults,
}) => {
  const [, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await say(page.request, { to: ben.id, texts: ['one', 'two'] });
  const stream = nextStream(page);
  await openChat(page, ben);
  await stream;
  faults.expectFailedRequest(/^\/(api|assets)\//);
  await goOfflineWithStream(page);
  await write(page, 'three');
  const offlineNotice = page.getByText(
    'No connection. We’ll send your messages as soon as you’re back online.',
  );
  await expect(offlineNotice).toBeVisible();

  // Another device uses the last free message.
  await say(page.request, { to: ben.id, texts: ['meanwhile'] });
  faults.expect(402, '/api/chat.php');
  await page.context().setOffline(false);
  await expect(offlineNotice).toBeHidden();
  await expect(message(page, 'three')).toContainText('Not sent, not charged.');
  await expect(page.getByRole('button', { name: /^Send, / })).toBeDisabled();

  await buyCredits(page.request);
  await expect(message(page, 'three')).toContainText('Not sent yet. You can send it now.');
  await message(page, 'three').getByRole('button', { name: 'Send now for 1 credit' }).click();
  await expect(message(page, 'three')).toContainText(/Sent|Read/);
});

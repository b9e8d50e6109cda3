import { buyCredits } from '../src/actors/api';
import { message, newChatMember, openChat, row, transcript, write, composer } from '../src/actors/chat';
import { logOut } from '../src/actors/log-in';
import { expectPath, goBack, goOffline, open } from '../src/actors/pages';
import { expect, test } from '../src/fixtures/test';

test('two people talk: each sees at once what the other writes, types and reads @phone', async ({
  page,
  newDevice,
}) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await open(ben.page, '/chats');
  await openChat(anna.page, ben);
  await write(anna.page, 'Hello Ben');
  await expect(message(anna.page, 'Hello Ben')).toContainText('Sent');

  await expect(row(ben.page, anna)).toContainText('Hello Ben');
  await row(ben.page, anna).press('Enter');
  await expect(message(ben.page, 'Hello Ben')).toBeVisible();
  await expect(message(anna.page, 'Hello Ben')).toContainText('Read');

  await composer(ben.page).pressSequentially('Hi');
  await expect(anna.page.getByText(`${ben.person.name} is typing`)).toBeAttached();
  await write(ben.page, 'Hi Anna');
  await expect(message(anna.page, 'Hi Anna')).toBeVisible();
  await expect(anna.page.getByText(`${ben.person.name} is typing`)).toHaveCount(0);

  await goBack(ben.page);
  await expect(row(ben.page, anna)).toBeFocused();
});

test('what is opened on the next day in the same page is under its own day', async ({ page, newDevice }) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  // A member who has bought sees no offer while time passes.
  await buyCredits(page.request);
  await openChat(ben.page, anna);
  await write(ben.page, 'Good night');
  await expect(message(ben.page, 'Good night')).toContainText('Sent');
  // A day in the members' area brings the offer over the page.
  await page.addInitScript(() => localStorage.setItem('hide-time-bonus-modal', new Date().toISOString()));
  await page.clock.install();
  await open(page, '/chats');
  // Its noon is on the next day also where a day has 23 or 25 hours.
  await page.clock.fastForward(
    await page.evaluate(() => {
      const now = new Date();
      return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 12).getTime() - now.getTime();
    }),
  );
  await row(page, ben).press('Enter');
  const log = page.getByRole('list', { name: 'Messages' });
  await expect(log).toContainText('Good night');
  await expect(log).toContainText('Yesterday');
});

test('three messages are free, the fourth and a third conversation are not', async ({ page, newDevice }) => {
  const anna = await newChatMember(page);
  const others = [
    await newChatMember(await newDevice()),
    await newChatMember(await newDevice()),
    await newChatMember(await newDevice()),
  ] as const;
  await openChat(page, others[0]);
  // What is left comes with the answer: nothing has to be asked for again.
  await page.route('**/api/user.php', () => {});
  await write(page, 'one');
  await expect(message(page, 'one')).toContainText('Sent');
  await expect(page.getByText('You have 2 free messages left')).toBeVisible();
  await page.unroute('**/api/user.php');
  await openChat(page, others[1]);
  await write(page, 'two');
  await expect(message(page, 'two')).toContainText('Sent');

  await open(page, `/members/${others[2].id}/chat`);
  await expect(page.getByText('Premium members can message everyone.')).toBeVisible();
  await expect(composer(page)).toHaveCount(0);

  await openChat(page, others[1]);
  await write(page, 'three');
  await expect(message(page, 'three')).toContainText('Sent');
  await composer(page).fill('four');
  await expect(page.getByText('You do not have enough credits.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send, / })).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(composer(page)).toHaveValue('four');
  await open(others[1].page, `/members/${anna.id}/chat`);
  expect(await transcript(others[1].page)).toEqual(['two', 'three']);
});

test('what is written without a connection is sent once, in order, when there is one', async ({
  page,
  newDevice,
  faults,
}) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await openChat(page, ben);
  await write(page, 'before');
  await expect(message(page, 'before')).toContainText('Sent');
  await openChat(ben.page, anna);

  faults.expectFailedRequest(/^\/(api|assets)\//);
  await goOffline(page);
  await write(page, 'first');
  await write(page, 'second');
  await expect(message(page, 'first')).toBeVisible();
  await expect(message(page, 'second')).not.toContainText('Sent ');
  await page.context().setOffline(false);

  await expect(message(ben.page, 'second')).toBeVisible();
  await expect(message(page, 'second')).toContainText(/Sent|Read/);
  for (const { page: seen } of [anna, ben]) {
    await expect.poll(() => transcript(seen)).toEqual(['before', 'first', 'second']);
  }
});

test('a message that was not sent when the window was closed is sent by the next one', async ({
  page,
  context,
  newDevice,
  faults,
}) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await openChat(page, ben);
  faults.expectFailedRequest('/api/chat.php');
  await context.route('**/api/chat.php', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await write(page, 'sent later');
  await expect(message(page, 'sent later')).toContainText('Sending');
  await page.close();
  await context.unroute('**/api/chat.php');

  const next = await context.newPage();
  await open(next, '/members');
  await open(ben.page, '/chats');
  await expect(row(ben.page, anna)).toContainText('sent later');
  await openChat(ben.page, anna);
  expect(await transcript(ben.page)).toEqual(['sent later']);
});

test('seven windows have one stream among them, and go on when the one that has it is closed', async ({
  page,
  context,
  newDevice,
}) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await openChat(ben.page, anna);
  let streams = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events.php') streams += 1;
  });
  const windows = [page];
  await open(page, '/chats');
  while (windows.length < 7) {
    const another = await context.newPage();
    await open(another, '/chats');
    windows.push(another);
  }
  await write(ben.page, 'to all');
  for (const window of windows) await expect(row(window, ben)).toContainText('to all');
  expect(streams).toBe(1);

  await page.close();
  await write(ben.page, 'to the six');
  for (const window of windows.slice(1)) await expect(row(window, ben)).toContainText('to the six');
  expect(streams).toBe(2);
});

test('a conversation that is deleted is gone at once, and back when that failed', async ({
  page,
  context,
  newDevice,
  faults,
}) => {
  const ben = await newChatMember(await newDevice());
  const anna = await newChatMember(page);
  await openChat(page, ben);
  await write(page, 'Hello');
  await expect(message(page, 'Hello')).toContainText('Sent');
  const remove = async () => {
    await page.getByRole('main').locator('summary').click();
    await page.getByRole('button', { name: 'Delete conversation' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete conversation' }).click();
  };
  faults.expect(403, '/api/chat.php');
  await context.route('**/api/chat.php', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'No.' } } })
      : route.fallback(),
  );
  const rejected = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await remove();
  await rejected;
  // The conversation itself names the other, too, until the list alone stands there.
  await expect(message(page, 'Hello')).toHaveCount(0);
  await expect(row(page, ben)).toBeVisible();
  await context.unroute('**/api/chat.php');
  // Opened beside the list, it is written in at once.
  await row(page, ben).press('Enter');
  await expect(composer(page)).toBeFocused();
  await remove();
  await expectPath(page, '/chats');
  await expect(row(page, ben)).toHaveCount(0);
  await open(ben.page, `/members/${anna.id}/chat`);
  expect(await transcript(ben.page)).toEqual(['Hello']);
});

test('a log-out leaves nothing of what was written in the browser', async ({ page, newDevice }) => {
  await newChatMember(page);
  const ben = await newChatMember(await newDevice());
  await openChat(page, ben);
  await composer(page).fill('nobody else’s business');
  await open(page, '/members');
  await logOut(page);
  await expectPath(page, '/?done=1');
  const stored = await page.evaluate(() => Object.keys(localStorage).map((key) => localStorage.getItem(key)));
  expect(stored.join()).not.toContain('business');
});

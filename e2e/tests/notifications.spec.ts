import type { Page } from '@playwright/test';
import { say, signUpActive } from '../src/actors/api';
import { newChatMember } from '../src/actors/chat';
import { logIn } from '../src/actors/log-in';
import { waitForMail } from '../src/actors/mailbox';
import { expectPath, open } from '../src/actors/pages';
import { expectAccessible } from '../src/fixtures/axe';
import { expect, test } from '../src/fixtures/test';
import { MINUTE, test as timedTest } from '../src/fixtures/timed-test';

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

test('a member chooses what reaches it, which stays and shows on its other devices @phone', async ({
  page,
  newDevice,
}) => {
  const person = await signUpActive(page.request);
  await open(page, '/settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^E-mail and push/ })
    .click();
  await expectPath(page, '/notifications');
  const other = await newDevice();
  await open(other, '/login');
  await logIn(other, person);
  await expectPath(other, '/members');
  await open(other, '/notifications');
  await expect(switchOf(other, 'Likes and matches: e-mail')).toBeChecked();

  await test.step('each switch counts at once, here and on the other device', async () => {
    await switchOf(page, 'Likes and matches: e-mail').click();
    await expect(switchOf(other, 'Likes and matches: e-mail')).not.toBeChecked();
    await switchOf(page, 'News: e-mail').click();
    await expect(switchOf(other, 'News: e-mail')).toBeChecked();
    await page.getByRole('button', { name: 'Turn all push off' }).click();
    await expect(switchOf(other, 'New messages: push')).not.toBeChecked();
  });

  await test.step('quiet hours are offered for the night, and can be moved', async () => {
    await switchOf(page, 'Nothing at night').click();
    await page.getByRole('combobox', { name: 'From' }).selectOption('21:30');
    await expect(other.getByRole('combobox', { name: 'From' })).toHaveValue(String(21 * 60 + 30));
    await expect(other.getByText('By your time zone: Amsterdam.')).toBeVisible();
  });

  await expectAccessible(page, 'notifications');
  await page.reload();
  await expect(switchOf(page, 'Likes and matches: e-mail')).not.toBeChecked();
  await expect(switchOf(page, 'Likes and matches: push')).not.toBeChecked();
  await expect(switchOf(page, 'News: e-mail')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue(String(21 * 60 + 30));
});

timedTest(
  'the link of a mail ends the mails of its kind after a press, without a log-in, and undoes that @phone',
  async ({ page, newDevice, clock }) => {
    // The mails of a minute go once a minute.
    timedTest.setTimeout(240_000);
    const writer = await newDevice();
    const { id, person } = await newChatMember(page);
    await signUpActive(writer.request);
    await say(writer.request, { to: id, texts: ['What a lovely harbour'] });
    await page.goto('about:blank');
    await clock.setAhead(11 * MINUTE);
    const mail = await waitForMail(writer.request, {
      to: person.email,
      kind: 'new_conversations',
      timeout: 150_000,
    });
    expect(mail.text).not.toContain('harbour');

    const reader = await newDevice();
    const link = new URL(mail.links[1] ?? '');
    await open(reader, link.pathname + link.search);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Stop these e-mails?');
    await expectAccessible(reader, 'unsubscribe');
    // Opening it again ends nothing, either.
    await reader.reload();
    await reader.getByRole('button', { name: 'Stop these e-mails' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('These e-mails have stopped');
    await expect(reader.getByText('New conversations')).toBeVisible();
    await open(page, '/notifications');
    await expect(switchOf(page, 'New conversations: e-mail')).not.toBeChecked();
    await expect(switchOf(page, 'New messages: e-mail')).toBeChecked();

    await reader.getByRole('button', { name: 'Undo' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Stop these e-mails?');
    // The member's own page learns of it by itself.
    await expect(switchOf(page, 'New conversations: e-mail')).toBeChecked();

    await timedTest.step(
      'the button of a mail program stops them all, and a press brings them back',
      async () => {
        const answer = await reader.request.post(`/api/unsubscribe.php${link.search}`, {
          form: { 'List-Unsubscribe': 'One-Click' },
        });
        expect(answer.status()).toBe(200);
        await expect(page.getByText('You unsubscribed in your mail program')).toBeVisible();
        await expect(switchOf(page, 'New messages: e-mail')).toBeDisabled();
        await page.getByRole('button', { name: 'Turn on as before' }).click();
        await expect(page.getByText('You get our e-mails again.')).toBeVisible();
        await expect(switchOf(page, 'New messages: e-mail')).toBeEnabled();
      },
    );
  },
);

import { composer, message, newChatMember, openChat, row, write } from '../src/actors/chat';
import { open } from '../src/actors/pages';
import { expect, test } from '../src/fixtures/test';

test('a message that gives much away is asked about, and what insults is one press from a report @phone', async ({
  page,
  newDevice,
}) => {
  const [anna, ben] = [await newChatMember(page), await newChatMember(await newDevice())];
  await openChat(anna.page, ben);
  await write(anna.page, 'Call me on 06 12 34 56 78');
  const question = anna.page.getByRole('alertdialog', { name: 'Send this message?' });
  await expect(question).toContainText('There’s a phone number in it.');
  await question.getByRole('button', { name: 'Edit message' }).click();
  await expect(question).toBeHidden();
  await expect(composer(anna.page)).toBeFocused();
  await expect(composer(anna.page)).toHaveValue('Call me on 06 12 34 56 78');

  await write(anna.page, 'Answer me, you idiot');
  await question.getByRole('button', { name: 'Send anyway' }).click();
  await expect(message(anna.page, 'Answer me, you idiot')).toContainText('Sent');

  await open(ben.page, '/chats');
  await row(ben.page, anna).press('Enter');
  const care = ben.page.getByRole('status').filter({ hasText: 'Does this bother you?' });
  await care.getByRole('button', { name: 'Report' }).click();
  await expect(ben.page.getByRole('dialog', { name: 'Report this message' })).toBeVisible();
  await ben.page.keyboard.press('Escape');
  await write(ben.page, 'Please be kind');
  await expect(care).toHaveCount(0);
  await expect(message(anna.page, 'Please be kind')).toBeVisible();
});

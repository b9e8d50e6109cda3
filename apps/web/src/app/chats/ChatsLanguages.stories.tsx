import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { messageFixture, ownProfileFixture, profileFixture } from '@vela/api-client/testing';
import { expect, within } from 'storybook/test';
import { onChats, premium } from '../../../tests/support/chats-page';
import { fakeTranslator, inBrowserWith } from '../../../tests/support/fake-translator';
import { Chats } from './Chats';

const DUTCH = 'Welke markt is het waard om vroeg op te staan?';
const ENGLISH = 'Which market is worth getting up early for?';
const talk = { conversation_id: 'chat-youssef' };

const messages = [
  messageFixture({ ...talk, id: 'm1', text: DUTCH, language: 'nl', sent_at: '2026-11-21T11:00:00.000Z' }),
  messageFixture({
    ...talk,
    id: 'm2',
    sender: 'me',
    text: 'Die am Kanal, mit den Oliven.',
    language: 'de',
    reply_to: { id: 'm1', sender: 'other', type: 'text', text: DUTCH, language: 'nl' },
    sent_at: '2026-11-21T11:01:00.000Z',
  }),
  messageFixture({
    ...talk,
    id: 'm3',
    text: 'Then I’ll be there.',
    language: 'en',
    sent_at: '2026-11-21T11:02:00.000Z',
  }),
] as const;
const last = messages[2];

const meta = {
  title: 'Screens/Chats/Languages',
  component: Chats,
  args: { conversation: { id: 'chat-youssef' } },
  ...onChats({
    user: { ...premium, id: 'languages', profile: ownProfileFixture({ languages: ['en'] }) },
    handlers: {
      getConversation: () => ({
        conversation: { id: 'chat-youssef', last_message: last, last_message_at: last.sent_at },
        profile: profileFixture({ id: 'youssef', name: 'Youssef' }),
        writing: 'open',
        num_unread_messages: 0,
        messages: messages.toReversed(),
        next_cursor: null,
      }),
    },
  }),
} satisfies Meta<typeof Chats>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A message and what it answers carry their language; only another’s message in a foreign one can be translated. */
export const Translated: Story = {
  beforeEach: () => inBrowserWith({ Translator: fakeTranslator({ translations: { [DUTCH]: ENGLISH } }) }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const log = await canvas.findByRole('list', { name: said(msg`Messages`) });
    const button = await within(log).findByRole('button', { name: said(msg`Translate`) });
    for (const text of within(log).getAllByText(DUTCH)) await expect(text).toHaveAttribute('lang', 'nl');
    await userEvent.click(button);
    await expect(await within(log).findByText(ENGLISH)).toBeVisible();
    await expect(within(log).getByRole('button', { name: said(msg`Hide translation`) })).toHaveFocus();
  },
};

/** In a browser that can’t translate, all is as it was. */
export const WithoutTranslator: Story = {
  beforeEach: () => inBrowserWith({}),
  play: async ({ canvas, loaded: { said } }) => {
    await expect((await canvas.findAllByText(DUTCH))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: said(msg`Translate`) })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { messageFixture, profileFixture, userFixture } from '@vela/api-client/testing';
import { MINUTE } from '@vela/domain/time';
import { onPage } from '../../../tests/support/story-page';
import { Chats } from './Chats';

const WORDS = [
  'Yes!',
  'Shall we take the early train on Saturday? I could bring coffee and the good map.',
  'I looked it up: https://example.com/trains',
  'That sounds lovely. I have never been there, but my sister keeps telling me to go, and she is right about most things.',
];

const BEGAN_AT = Date.parse('2026-01-04T08:00:00.000Z');

const COUNT = 10_000;

/** The two members write two or three messages in turns, over about ten months. */
function messageAt(index: number) {
  return messageFixture({
    id: `message-${index}`,
    conversation_id: 'chat-long',
    sender: index % 5 < 2 ? 'me' : 'other',
    text: `${index}: ${WORDS[index % WORDS.length]}`,
    sent_at: new Date(BEGAN_AT + index * 45 * MINUTE).toISOString(),
    read_at: '2026-11-21T11:31:00.000Z',
  });
}

const newest = messageAt(COUNT - 1);
const conversation = { id: 'chat-long', last_message: newest, last_message_at: newest.sent_at };
const nadia = profileFixture({ id: 'nadia', name: 'Nadia' });

// As if it had been opened up to its beginning; `npm run x -- bench interactions` measures it. Documented as usual it would
// lose the window that it fills: Storybook puts such words in place of all parameters.
const meta = {
  title: 'Load/Chats',
  component: Chats,
  tags: ['load', '!test'],
  args: { conversation: { id: 'chat-long' } },
  ...onPage({
    page: {
      user: userFixture({ paid_user: true, credits: 1000 }),
      readyPages: ['members', 'chats', 'credits'],
    },
    href: '/chats',
    handlers: {
      getConversation: () => ({
        conversation,
        profile: nadia,
        writing: 'open',
        num_unread_messages: 0,
        messages: Array.from({ length: COUNT }, (_, back) => messageAt(COUNT - 1 - back)),
        next_cursor: null,
      }),
      sendMessage: ({ body }) => ({
        message: messageFixture({
          id: `message-${body.client_id}`,
          client_id: body.client_id,
          conversation_id: 'chat-long',
          sender: 'me',
          text: body.type === 'text' ? body.text : '',
          // Like the server's data, a message has the same day while it waits.
          sent_at: new Date().toISOString(),
        }),
        user: { credits: 1000 },
      }),
    },
  }),
} satisfies Meta<typeof Chats>;

export default meta;

export const TenThousandMessages: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { messageFixture, profileFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { onPage, type StoryPageOptions } from '../../../tests/support/story-page';
import { ConnectedContext } from '../../shell/events';
import { writeKept } from '../../shell/kept';
import { Chats } from './Chats';

const readyPages = ['members', 'chats', 'credits', 'premium'] as const;
const premium = userFixture({ paid_user: true, credits: 8 });
const open = { conversation: { id: 'chat-nadia' } };

function onChats({ user = premium, handlers = {} }: { user?: typeof premium } & StoryPageOptions = {}) {
  return onPage({ page: { user, readyPages: [...readyPages] }, href: '/chats', handlers });
}

const never = () => new Promise<never>(() => {});

const LONG_NAME = 'Katharina-Alexandrina-Theresia';
const LONG_WORDS =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsentwurf: https://example.com/rechtsschutzversicherungsgesellschaften/and/on/and/on';

const katharina = profileFixture({ id: 'katharina', name: LONG_NAME, fictional: true, online: 'now' });
const longMessages = [
  messageFixture({ id: 'long-1', conversation_id: 'chat-long', text: LONG_WORDS }),
  messageFixture({ id: 'long-2', conversation_id: 'chat-long', text: '☕️❤️' }),
  messageFixture({
    id: 'long-3',
    conversation_id: 'chat-long',
    sender: 'me',
    text: `${LONG_WORDS} `.repeat(5).trim(),
    read_at: '2026-11-21T11:31:00.000Z',
  }),
] as const;
const longConversation = {
  id: 'chat-long',
  last_message: longMessages[2],
  last_message_at: longMessages[2].sent_at,
};

/** Kept under a name of its own: what stories leave in the browser is there for all of them. */
const notSent = onChats({ user: { ...premium, id: 'not-sent' } });
const unsent = {
  clientId: 'client-1',
  profileId: 'nadia',
  content: { type: 'text', text: 'I can do half past eight. Just.' },
  createdAt: '2026-11-21T11:59:00.000Z',
  state: { status: 'failed', code: 'not_enough_credits' },
} as const;

const notSentYet = onChats({ user: userFixture({ id: 'not-sent-yet', paid_user: true, credits: 0 }) });

const meta = {
  title: 'Screens/Chats',
  component: Chats,
  args: { conversation: null },
  ...onChats(),
} satisfies Meta<typeof Chats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Nadia./ })).toBeVisible();
  },
};

const returning = onChats({ user: { ...premium, id: 'returning' } });

/** Where there is room for a conversation beside the list, the one that was open before is offered. */
export const OpenedBefore: Story = {
  ...returning,
  beforeEach: () => {
    writeKept('returning', 'last-chat', '2026-11-21T12:00:00.000Z chat-nadia');
    return returning.beforeEach();
  },
  play: async ({ canvas }) => {
    const name = /^(Back to the chat with Nadia|Zurück zum Chat mit Nadia)$/;
    // On a narrow screen the list stands there alone.
    const back = await canvas.findByRole('link', { name, hidden: true });
    await expect(back).toHaveAttribute('href', '/chats/chat-nadia');
  },
};

export const Open: Story = {
  args: open,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Nadia/, level: 1 })).toBeVisible();
  },
};

let isListed = false;
const nadia = profileFixture({ id: 'nadia', name: 'Nadia' });
const fromNadia = messageFixture({ conversation_id: 'chat-nadia' });
const nadiasChat = {
  conversation: { id: 'chat-nadia', last_message: fromNadia, last_message_at: fromNadia.sent_at },
  profile: nadia,
  num_unread_messages: 1,
  typing: false,
};

/** What was left takes the focus where it lies in the list; if it comes there later, the reader is elsewhere by then. */
export const ListedLater: Story = {
  args: open,
  ...onChats({
    handlers: {
      listConversations: () => ({
        chats: isListed ? [nadiasChat] : [],
        num_unread_messages: 1,
        next_cursor: null,
      }),
    },
  }),
  beforeEach: () => {
    isListed = false;
  },
  render: function Left(args) {
    const queryClient = useQueryClient();
    const [conversation, setConversation] = useState(args.conversation);
    const list = () => {
      isListed = true;
      void queryClient.invalidateQueries({ queryKey: ['chats'] });
    };
    return (
      <>
        <button type="button" onClick={() => setConversation(null)}>
          Leave
        </button>
        <button type="button" onClick={list}>
          List
        </button>
        <Chats conversation={conversation} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: /Nadia/, level: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await canvas.findByRole('heading', { name: /(No conversations yet|Noch keine)/ });
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    (document.activeElement as HTMLElement).blur();
    const row = await canvas.findByRole('link', { name: /Nadia./ });
    await expect(row).not.toHaveFocus();
  },
};

/** In the Netherlands and Germany a conversation says first for whom it is. */
export const OpenInGermany: Story = {
  args: open,
  ...onPage({
    page: {
      user: premium,
      readyPages: [...readyPages],
      settings: { ...settingsFixture(), geoip_country: 'DE' },
    },
    href: '/chats',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Only for adults aged|Nur für Erwachsene ab)/)).toBeVisible();
  },
};

export const NotBegun: Story = {
  args: { conversation: { profile_id: 'sofie' } },
  play: async ({ canvas, userEvent }) => {
    const [line] = await canvas.findAllByRole('button', { name: /coffee/ });
    if (line) await userEvent.click(line);
    await expect(canvas.getByRole('textbox')).toHaveValue(line?.textContent);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const FreeMember: Story = {
  args: open,
  ...onChats({ user: userFixture({ written: { conversations: 2, messages: 2 } }) }),
};

export const FreeConversationsUsedUp: Story = {
  args: { conversation: { profile_id: 'sofie' } },
  ...onChats({ user: userFixture({ written: { conversations: 2, messages: 2 } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Premium/ })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

const sofie = profileFixture({ id: 'sofie', name: 'Sofie' });

/** Both conversations were deleted: in one that was written in before it goes on. */
export const FreeAndDeleted: Story = {
  args: { conversation: { profile_id: 'sofie' } },
  ...onChats({
    user: userFixture({ written: { conversations: 2, messages: 2 } }),
    handlers: {
      getConversation: () => ({
        conversation: null,
        profile: { ...sofie, wrote_to: true },
        num_unread_messages: 0,
        messages: [],
        next_cursor: null,
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Premium/ })).toBeNull();
  },
};

export const NotEnoughCredits: Story = {
  args: open,
  ...onChats({ user: userFixture({ paid_user: true, credits: 0 }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^(Buy credits|Credits kaufen)$/ })).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(canvas.queryByText(/(Your draft stays here|Ihr Entwurf bleibt hier)/)).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), 'Saturday');
    await expect(canvas.getByText(/(Your draft stays here|Ihr Entwurf bleibt hier)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Send|Senden), / })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NotConfirmed: Story = {
  args: open,
  ...onChats({
    user: userFixture({ status: 'not_confirmed', profile: profileFixture({ status: 'disabled' }) }),
  }),
};

export const NotSent: Story = {
  args: open,
  ...notSent,
  beforeEach: () => {
    writeKept('not-sent', 'outbox', JSON.stringify([unsent]));
    return notSent.beforeEach();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(unsent.content.text)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^(Send now for 1 credit|Jetzt für 1 Credit senden)$/ }),
    ).toBeVisible();
  },
};

export const NotSentForWantOfCredits: Story = {
  args: open,
  ...notSentYet,
  beforeEach: () => {
    writeKept('not-sent-yet', 'outbox', JSON.stringify([unsent]));
    return notSentYet.beforeEach();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(unsent.content.text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Try again|.*versuchen)$/ })).toBeVisible();
  },
};

/** No news come, though there is a network: the way to the server is slow or broken. */
export const Unsteady: Story = {
  args: open,
  decorators: [
    (Story) => (
      <ConnectedContext value={false}>
        <Story />
      </ConnectedContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(connection is unsteady|Verbindung ist instabil)/)).toBeVisible();
  },
};

/** What was said before is on its way. */
export const LongWords: Story = {
  args: { conversation: { id: 'chat-long' } },
  ...onChats({
    handlers: {
      listConversations: () => ({
        chats: [
          { conversation: longConversation, profile: katharina, num_unread_messages: 120, typing: false },
        ],
        num_unread_messages: 120,
        next_cursor: null,
      }),
      getConversation: ({ query: { cursor } }) =>
        cursor === undefined
          ? {
              conversation: longConversation,
              profile: katharina,
              num_unread_messages: 0,
              messages: longMessages.toReversed(),
              next_cursor: 'more',
            }
          : never(),
    },
  }),
};

export const Waiting: Story = {
  args: open,
  ...onChats({ handlers: { listConversations: never, getConversation: never } }),
};

export const Empty: Story = onChats({
  handlers: { listConversations: () => ({ chats: [], num_unread_messages: 0, next_cursor: null }) },
});

export const Failed: Story = {
  args: open,
  ...onChats({
    handlers: {
      listConversations: ({ refuse }) => refuse('internal'),
      getConversation: ({ refuse }) => refuse('internal'),
    },
  }),
};

export const Blocked: Story = {
  args: open,
  ...onChats({
    handlers: { getConversation: ({ refuse }) => refuse('blocked', { params: { name: 'Nadia' } }) },
  }),
};

export const Gone: Story = { args: { conversation: { id: 'nothing-here' } } };

import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { messageFixture, profileFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import { expect } from 'storybook/test';
import { onChats, premium } from '../../../tests/support/chats-page';
import { writeStored } from '../../kit/storage/member-storage';
import { Chats } from './Chats';

/** A site that no longer has the gift that waits. */
const notOffered = onChats({
  user: userFixture({ id: 'not-offered', paid_user: true, credits: 50 }),
  settings: settingsFixture({ gift_credits: { rose: 3 } }),
});

const dinner = {
  clientId: 'client-1',
  profileId: 'nadia',
  content: { type: 'gift', giftId: 'dinner' },
  createdAt: '2026-11-21T11:59:00.000Z',
  state: { status: 'failed', code: 'not_enough_credits' },
} as const;

/** A name of its own: all stories share what one of them stores in the browser. */
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
  title: 'Screens/Chats/Not sent',
  component: Chats,
  args: { conversation: { id: 'chat-nadia' } },
  ...notOffered,
} satisfies Meta<typeof Chats>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What no credits can buy any more isn't offered to be tried again. */
export const GiftNoLongerOffered: Story = {
  beforeEach: () => {
    writeStored('not-offered', 'outbox', JSON.stringify([dinner]));
    return notOffered.beforeEach();
  },
  play: async ({ canvas, loaded: { said, saidWithin } }) => {
    await expect(await canvas.findByText(saidWithin(msg`This gift is no longer offered.`))).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(msg`Delete`) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: said(msg`Try again`) })).toBeNull();
  },
};

export const NotSent: Story = {
  ...notSent,
  beforeEach: () => {
    writeStored('not-sent', 'outbox', JSON.stringify([unsent]));
    return notSent.beforeEach();
  },
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByText(unsent.content.text)).toBeVisible();
    await expect(
      canvas.getByRole('button', {
        name: said(
          msg`${plural({ cost: 1 }, { one: 'Send now for # credit', other: 'Send now for # credits' })}`,
        ),
      }),
    ).toBeVisible();
  },
};

export const NotSentForWantOfCredits: Story = {
  ...notSentYet,
  beforeEach: () => {
    writeStored('not-sent-yet', 'outbox', JSON.stringify([unsent]));
    return notSentYet.beforeEach();
  },
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByText(unsent.content.text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(msg`Try again`) })).toBeVisible();
  },
};

const unsendable = {
  ...unsent,
  content: { type: 'text', text: 'Half past \u{202E}eight' },
  state: { status: 'failed', code: 'invalid_input' },
} as const;
const notSendable = onChats({ user: { ...premium, id: 'not-sendable' } });

/** A text that the server rejects as it is: its error is shown with it, and trying again would change nothing. */
export const NotSendable: Story = {
  ...notSendable,
  beforeEach: () => {
    writeStored('not-sendable', 'outbox', JSON.stringify([unsendable]));
    return notSendable.beforeEach();
  },
  play: async ({ canvas, loaded: { said, saidWithin } }) => {
    await expect(
      await canvas.findByText(
        saidWithin(
          msg`It holds characters that can’t be sent: hidden ones, or letters with very many accents. Please write it without them.`,
        ),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(msg`Delete`) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: said(msg`Try again`) })).toBeNull();
  },
};

const heldMessage = messageFixture({ id: 'held', sender: 'me', held: true, text: 'Shall we meet?' });
const heldConversation = {
  id: heldMessage.conversation_id,
  last_message: heldMessage,
  last_message_at: heldMessage.sent_at,
};

function withHeld(user: typeof premium) {
  const found = { conversation: heldConversation, profile: profileFixture({}), num_unread_messages: 0 };
  return onChats({
    user,
    handlers: {
      listConversations: () => ({
        chats: [{ ...found, typing: false }],
        num_unread_messages: 0,
        next_cursor: null,
      }),
      getConversation: () => ({
        ...found,
        writing: 'open',
        messages: [heldMessage],
        next_cursor: null,
      }),
    },
  });
}

/** Before the address is confirmed, a message says what it waits for. */
export const Waiting: Story = {
  args: { conversation: { id: heldConversation.id } },
  ...withHeld(userFixture({ status: 'not_confirmed', profile: profileFixture({ status: 'disabled' }) })),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      await canvas.findByText(said(msg({ message: '{time} · Waits for your confirmation' }))),
    ).toBeVisible();
  },
};

/** After it, one may wait on, and nothing is said of why. */
export const NotDelivered: Story = {
  args: { conversation: { id: heldConversation.id } },
  ...withHeld(premium),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByText(said(msg({ message: '{time} · Not delivered yet' })))).toBeVisible();
  },
};

import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { messageFixture, profileFixture } from '@vela/api-client/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onChats, premium } from '../../../tests/support/chats-page';
import { Chats } from './Chats';

const messages = [
  messageFixture({
    id: 'm1',
    conversation_id: 'chat-youssef',
    text: 'Which one is worth getting up early for?',
    sent_at: '2026-11-21T11:00:00.000Z',
  }),
  messageFixture({
    id: 'm2',
    conversation_id: 'chat-youssef',
    sender: 'me',
    text: 'The one by the canal.',
    reply_to: { id: 'm1', sender: 'other', type: 'text', text: 'Which one is worth getting up early for?' },
    reaction: 'heart',
    sent_at: '2026-11-21T11:01:00.000Z',
  }),
  messageFixture({
    id: 'm3',
    conversation_id: 'chat-youssef',
    text: 'In that case I have a list.',
    reply_to: null,
    reaction: 'laugh',
    sent_at: '2026-11-21T11:02:00.000Z',
  }),
] as const;
const last = messages[2];

const reactToMessage = fn(() => ({}));

function talk(id: string) {
  return onChats({
    user: { ...premium, id },
    handlers: {
      reactToMessage,
      getConversation: () => ({
        conversation: { id: 'chat-youssef', last_message: last, last_message_at: last.sent_at },
        profile: profileFixture({ id: 'youssef', name: 'Youssef' }),
        writing: 'open',
        num_unread_messages: 0,
        messages: messages.toReversed(),
        next_cursor: null,
      }),
    },
  });
}

const answering = talk('answering');
const meta = {
  title: 'Screens/Chats/Answering',
  component: Chats,
  args: { conversation: { id: 'chat-youssef' } },
  ...answering,
  beforeEach: () => {
    reactToMessage.mockClear();
    return answering.beforeEach();
  },
} satisfies Meta<typeof Chats>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

/** What is answered stands above a message, the reaction under it; of what was deleted nothing is shown. */
export const Default: Story = {
  play: async ({ canvas, loaded: { saidWithin } }) => {
    await expect(await canvas.findByText('In that case I have a list.')).toBeVisible();
    await expect(canvas.getAllByText('Which one is worth getting up early for?')).toHaveLength(2);
    await expect(canvas.getByText(saidWithin(msg`Deleted message`))).toBeVisible();
  },
};

/** Opens what can be done about the last message. */
async function openLast({ canvas, userEvent, loaded: { said, saidWithin } }: Context) {
  const log = within(await canvas.findByRole('list', { name: said(msg`Messages`) }));
  const about = log.getAllByRole('button', { name: saidWithin(msg`About this message`) }).at(-1);
  if (!about) throw new Error('nothing can be done about a message');
  // Only what has the focus, or is pointed at, can be pressed.
  about.focus();
  await userEvent.keyboard('{Enter}');
  return within(await canvas.findByRole('dialog', { name: said(msg`This message`) }));
}

export const Reacts: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const dialog = await openLast(context);
    const fire = msg({ message: 'Fire', context: 'reaction' });
    await userEvent.click(dialog.getByRole('button', { name: loaded.said(fire) }));
    await expect(await canvas.findByText(loaded.saidWithin(fire))).toBeInTheDocument();
    await waitFor(() => expect(reactToMessage).toHaveBeenCalledTimes(1));
  },
};

export const Replies: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const dialog = await openLast(context);
    await userEvent.click(dialog.getByRole('button', { name: loaded.said(msg`Reply`) }));
    const box = canvas.getByRole('textbox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: loaded.said(msg`Cancel the reply`) }));
    await expect(canvas.queryByRole('button', { name: loaded.said(msg`Cancel the reply`) })).toBeNull();
    await expect(box).toHaveFocus();
  },
};

/** For a few seconds nothing is sent, and nothing is charged. */
export const GiftTakenBack: Story = {
  ...onChats({ user: { ...premium, id: 'gift-taken-back' } }),
  args: { conversation: { id: 'chat-nadia' } },
  play: async ({ canvas, userEvent, loaded: { said, saidWithin } }) => {
    const gift = said(msg`Send a gift, from ${plural(2, { one: '# credit', other: '# credits' })}`);
    await userEvent.click(await canvas.findByRole('button', { name: gift }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(
      await dialog.findByRole('radio', { name: saidWithin(msg({ context: 'gift', message: 'Rose' })) }),
    );
    await userEvent.click(dialog.getByRole('button', { name: /3/ }));
    const undo = await canvas.findByRole('button', { name: said(msg`Undo`) });
    await expect(canvas.getByText(saidWithin(msg`Not sent yet`))).toBeVisible();
    await userEvent.click(undo);
    await expect(await canvas.findByText(said(msg`Taken back. It cost nothing.`))).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: said(msg`Undo`) })).toBeNull();
    // The focus isn't lost with the button.
    await expect(canvas.getByRole('region', { name: said(msg`Messages so far`) })).toHaveFocus();
  },
};

/** All opening lines, with what the message costs. */
export const OpeningLines: Story = {
  ...onChats({ user: { ...premium, id: 'opening-lines' } }),
  args: { conversation: { profile_id: 'sofie' } },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`More opening lines`) }));
    const dialog = within(await canvas.findByRole('dialog'));
    const line = await dialog.findByRole('button', { name: /A perfect evening/ });
    await expect(dialog.getByText(/\d/)).toBeVisible();
    await userEvent.click(line);
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveValue(line.textContent);
    await waitFor(() => expect(box).toHaveFocus());
  },
};

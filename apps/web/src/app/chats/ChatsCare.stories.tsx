import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Message } from '@vela/contract/entities/message';
import type { Writing } from '@vela/domain/chat';
import { imageFixture, messageFixture, profileFixture, userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onChats } from '../../../tests/support/chats-page';
import { Chats } from './Chats';

const youssef = profileFixture({ id: 'youssef', name: 'Youssef' });

interface Talk {
  writing?: Writing;
  /** The words that the member hides. */
  hidden?: string;
}

/** A conversation with these messages, oldest first; each story has a member of its own, as the browser stores what was dismissed. */
function talk(memberId: string, messages: readonly Message[], { writing = 'open', hidden = '' }: Talk = {}) {
  return onChats({
    user: userFixture({ id: memberId, paid_user: true, credits: 8, hidden_words: hidden }),
    handlers: {
      getConversation: () => ({
        conversation: {
          id: 'chat-youssef',
          last_message: messages.at(-1) ?? messageFixture(),
          last_message_at: '2026-11-21T11:30:00.000Z',
        },
        profile: youssef,
        writing,
        num_unread_messages: 0,
        messages: messages.toReversed(),
        next_cursor: null,
      }),
    },
  });
}

const text = (id: string, words: string, sender: Message['sender'] = 'other') =>
  messageFixture({ id, conversation_id: 'chat-youssef', text: words, sender });

const meta = {
  title: 'Screens/Chats/Care',
  component: Chats,
  args: { conversation: { id: 'chat-youssef' } },
  ...talk('care', [text('m1', 'Hello!')]),
} satisfies Meta<typeof Chats>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

export const AsksForMoney: Story = {
  ...talk('care-money', [text('m1', 'Hello!'), text('m2', 'I am stuck. Western Union is open until six.')]),
  play: async ({ canvas, userEvent, loaded: { said, saidWithin } }) => {
    const done = await canvas.findByRole('button', { name: said(msg`Got it`) });
    await expect(done.closest('[role=status]')).toHaveTextContent(
      saidWithin(msg`Don’t send money to someone you haven’t met, however good the reason sounds.`),
    );
    await userEvent.click(done);
    await waitFor(() => expect(done).not.toBeInTheDocument());
  },
};

/** One press from a report of that message. */
export const Insulted: Story = {
  ...talk('care-insult', [text('m1', 'Answer me, bitch')]),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await expect(await canvas.findByRole('button', { name: said(msg`No, it’s fine`) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Report`) }));
    await expect(await canvas.findByRole('dialog', { name: said(msg`Report this message`) })).toBeVisible();
  },
};

/** An answer ends the question. */
export const Answered: Story = {
  ...talk('care-answered', [text('m1', 'Answer me, bitch'), text('m2', 'No.', 'me')]),
  play: async ({ canvas, loaded: { said } }) => {
    await canvas.findByText('No.');
    await expect(canvas.queryByRole('button', { name: said(msg`No, it’s fine`) })).toBeNull();
  },
};

/** A photo of somebody who got no answer yet isn't loaded by itself. */
export const CoveredPhoto: Story = {
  ...talk('care-photo', [
    messageFixture({
      id: 'm1',
      conversation_id: 'chat-youssef',
      type: 'photo',
      photo: imageFixture({ id: 'photo-of-youssef' }),
    }),
  ]),
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    const show = await canvas.findByRole('button', { name: new RegExp(said(msg`Show photo`)) });
    await expect(canvasElement.querySelector('[src*="photo-of-youssef"]')).toBeNull();
    await userEvent.click(show);
    await expect(
      await canvas.findByRole('button', { name: new RegExp(said(msg`Open photo`)) }),
    ).toBeVisible();
  },
};

/** Folded away until its reader opens it. */
export const HiddenWord: Story = {
  ...talk('care-hidden', [text('m1', 'My ex loved that place')], { hidden: 'ex' }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Show`) }));
    await expect(canvas.getByText('My ex loved that place')).toBeVisible();
  },
};

export const TakesMessagesOfFew: Story = {
  ...talk('care-chosen', [text('m1', 'Hello!', 'me')], { writing: 'chosen' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Hello!');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const WantsAPhoto: Story = {
  ...talk('care-photo-needed', [text('m1', 'Hello!', 'me')], { writing: 'photo' }),
  play: async ({ canvas, loaded: { said } }) => {
    const link = await canvas.findByRole('link', { name: said(msg`Add a photo`) });
    await expect(link).toHaveAttribute('href', '/profile');
  },
};

/** What may hurt or gives much away is asked about first; "Edit" leaves it in the field. */
export const AsksBeforeSending: Story = {
  ...talk('care-sending', [text('m1', 'Hello!')]),
  play: async (story) => {
    const { canvas, userEvent, loaded } = story;
    await write(story, 'Call me: 06 12 34 56 78');
    const question = await canvas.findByRole('alertdialog', { name: loaded.said(msg`Send this message?`) });
    await expect(question).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: loaded.said(msg`Edit message`) }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Call me: 06 12 34 56 78');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: loaded.said(msg`Send anyway`) }));
    await expect(
      await canvas.findByText('Call me: 06 12 34 56 78', { selector: 'p, span, div' }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

async function write({ canvas, userEvent }: Play, words: string): Promise<void> {
  const field = await canvas.findByRole('textbox');
  await userEvent.click(field);
  await userEvent.paste(words);
  await userEvent.keyboard('{Enter}');
}

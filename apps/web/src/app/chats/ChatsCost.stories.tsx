import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import { expect, fn, within } from 'storybook/test';
import { onChats } from '../../../tests/support/chats-page';
import { Chats } from './Chats';

const meta = {
  title: 'Screens/Chats/What it costs',
  component: Chats,
  args: { conversation: { id: 'chat-nadia' } },
  ...onChats(),
} satisfies Meta<typeof Chats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FreeMember: Story = {
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
        writing: 'open',
        num_unread_messages: 0,
        messages: [],
        next_cursor: null,
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('link', { name: /Premium/ })).toBeNull();
  },
};

const reportTyping = fn(() => ({}));
const unpaid = onChats({
  user: userFixture({ paid_user: true, credits: 0 }),
  handlers: { reportTyping },
});

/** What a photo costs is said before one is chosen: it would be gone after buying. */
export const NotEnoughForAPhoto: Story = {
  ...onChats({ user: userFixture({ paid_user: true, credits: 1 }) }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const words = said(msg`Send a photo, ${plural({ cost: 3 }, { one: '# credit', other: '# credits' })}`);
    await userEvent.click(await canvas.findByRole('button', { name: words }));
    const dialog = within(await canvas.findByRole('dialog', { name: words }));
    await expect(dialog.getByText(said(msg`You do not have enough credits for a photo.`))).toBeVisible();
    await expect(dialog.getByRole('link', { name: said(msg`Buy credits`) })).toBeVisible();
  },
};

/** The text stays in the composer, and the other isn't notified of the typing. */
export const NotEnoughCredits: Story = {
  ...unpaid,
  beforeEach: () => {
    reportTyping.mockClear();
    return unpaid.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said, saidWithin } }) => {
    await expect(await canvas.findByRole('link', { name: said(msg`Buy credits`) })).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(canvas.queryByText(saidWithin(msg`Your draft stays here.`))).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), 'Saturday');
    await expect(canvas.getByText(saidWithin(msg`Your draft stays here.`))).toBeVisible();
    await expect(
      canvas.getByRole('button', {
        name: said(msg`Send, ${plural({ cost: 1 }, { one: '# credit', other: '# credits' })}`),
      }),
    ).toHaveAttribute('aria-disabled', 'true');
    await expect(reportTyping).not.toHaveBeenCalled();
  },
};

const listGifts = fn(() => ({ gifts: [{ id: 'rose' as const, credits: 3 }] }));
const giving = onChats({
  user: userFixture({ id: 'giving', paid_user: true, credits: 8 }),
  handlers: { listGifts },
});

/** Most conversations go without: the gifts are asked for when someone wants to give one. */
export const GiftsLoadedWhenWanted: Story = {
  ...giving,
  beforeEach: () => {
    listGifts.mockClear();
    return giving.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said, saidWithin } }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Saturday');
    await expect(listGifts).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole('button', {
        name: said(msg`Send a gift, from ${plural(2, { one: '# credit', other: '# credits' })}`),
      }),
    );
    await canvas.findByRole('radio', { name: saidWithin(msg({ context: 'gift', message: 'Rose' })) });
    await expect(listGifts).toHaveBeenCalledTimes(1);
  },
};

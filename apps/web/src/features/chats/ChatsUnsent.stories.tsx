import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture, userFixture } from '@vela/api-client/testing';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { writeKept } from '../../shell/kept';
import { Chats } from './Chats';

/** A site that no longer has the gift that waits. */
const notOffered = onPage({
  page: {
    user: userFixture({ id: 'not-offered', paid_user: true, credits: 50 }),
    settings: settingsFixture({ gift_credits: { rose: 3 } }),
    readyPages: ['members', 'chats', 'credits'],
  },
  href: '/chats',
});

const dinner = {
  clientId: 'client-1',
  profileId: 'nadia',
  content: { type: 'gift', giftId: 'dinner' },
  createdAt: '2026-11-21T11:59:00.000Z',
  state: { status: 'failed', code: 'not_enough_credits' },
} as const;

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
    writeKept('not-offered', 'outbox', JSON.stringify([dinner]));
    return notOffered.beforeEach();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/(This gift is no longer offered|Dieses Geschenk gibt es nicht mehr)/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Delete|Löschen)$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Try again|.*versuchen)$/ })).toBeNull();
  },
};

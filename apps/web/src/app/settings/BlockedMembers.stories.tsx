import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { BlockedMembers } from './BlockedMembers';

const user = userFixture({ status: 'active' });
const JONAS = { profile_id: 'jonas', name: 'Jonas', blocked_at: '2026-11-20T09:00:00.000Z' };
let isBlocked = true;

const meta = {
  title: 'Screens/Settings/BlockedMembers',
  component: BlockedMembers,
  args: {},
  ...onPage({ page: { user }, pageName: 'settings-section', href: '/settings/blocked' }),
} satisfies Meta<typeof BlockedMembers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyBlocked: Story = onPage({
  page: { user },
  handlers: { listBlocks: () => ({ blocks: [] }) },
});

export const ListLoading: Story = {
  ...onPage({ page: { user }, handlers: { listBlocks: () => new Promise(() => {}) } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByText(said(msg`Loading blocked members`))).toBeInTheDocument();
  },
};

let isDown = true;
const failing = onPage({
  page: { user },
  handlers: {
    listBlocks: ({ reject }) => (isDown ? reject('internal') : { blocks: [JONAS] }),
  },
});

/** The list could not be loaded, and is at the second try. */
export const AtTheSecondTry: Story = {
  ...failing,
  beforeEach: () => {
    isDown = true;
    return failing.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const retry = await canvas.findByRole('button', {
      name: said(msg`Try again`),
    });
    await expect(canvas.queryByText('Jonas')).toBeNull();
    isDown = false;
    await userEvent.click(retry);
    await expect(await canvas.findByText('Jonas')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  ...onPage({ page: { user }, handlers: { listBlocks: ({ reject }) => reject('internal') } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

export const Default: Story = onPage({
  page: { user },
  handlers: {
    listBlocks: () => ({
      blocks: [JONAS],
    }),
  },
});

const unblocking = onPage({
  page: { user },
  handlers: {
    listBlocks: () => ({ blocks: isBlocked ? [JONAS] : [] }),
    unblockMember: () => {
      isBlocked = false;
      return {};
    },
  },
});

/** The last one that was blocked: the section stays to say so. */
export const Unblocked: Story = {
  ...unblocking,
  beforeEach: () => {
    isBlocked = true;
    return unblocking.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said, saidAround } }) => {
    const button = { name: said(msg`Unblock ${{ name: 'Jonas' }}`) };
    await userEvent.click(await canvas.findByRole('button', button));
    const words = await canvas.findByText(
      saidAround(msg({ message: '<0>{unblocked}</0> is no longer blocked.' })),
    );
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('button', button)).toBeNull());
    await expect(words).toBeVisible();
  },
};

export const Unblocking: Story = {
  ...onPage({
    page: { user },
    handlers: { listBlocks: () => ({ blocks: [JONAS] }), unblockMember: () => new Promise(() => {}) },
  }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Jonas/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const NotUnblocked: Story = {
  ...onPage({
    page: { user },
    handlers: {
      listBlocks: () => ({ blocks: [JONAS] }),
      unblockMember: ({ reject }) => reject('internal'),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Jonas/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

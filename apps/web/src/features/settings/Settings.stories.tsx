import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { Settings } from './Settings';

const user = userFixture({ status: 'active' });
const JONAS = { profile_id: 'jonas', name: 'Jonas', blocked_at: '2026-11-20T09:00:00.000Z' };
let isBlocked = true;

const meta = {
  title: 'Screens/Settings',
  component: Settings,
  args: { done: null },
  ...onPage({ page: { user } }),
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithBlockedMembers: Story = onPage({
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
  play: async ({ canvas, userEvent }) => {
    const button = { name: /(Unblock Jonas|Jonas)/ };
    await userEvent.click(await canvas.findByRole('button', button));
    const words = await canvas.findByText(/(is no longer blocked|ist nicht mehr blockiert)/);
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
      unblockMember: ({ refuse }) => refuse('internal'),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Jonas/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const PasswordChanged: Story = { args: { done: 'password' } };

export const AddressSent: Story = { args: { done: 'email' } };

export const OldPasswordWrong: Story = onPage({
  page: {
    user,
    form: {
      name: 'settings',
      action: 'password',
      values: {},
      error: { error: { code: 'old_password_wrong', message: '' } },
    },
  },
});

/** The server could not keep it: what was typed is still there. */
export const NotKept: Story = onPage({
  page: {
    user,
    form: {
      name: 'settings',
      action: 'email',
      values: { email: 'new@example.com' },
      error: { error: { code: 'internal', message: '' } },
    },
  },
});

export const AddressTaken: Story = onPage({
  page: {
    user,
    form: {
      name: 'settings',
      action: 'email',
      values: { email: 'demo@example.com' },
      error: { error: { code: 'email_taken', message: '' } },
    },
  },
});

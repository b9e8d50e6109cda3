import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionFixture, userFixture } from '@vela/api-client/testing';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { Settings } from './Settings';

const user = userFixture({ status: 'active' });
const JONAS = { profile_id: 'jonas', name: 'Jonas', blocked_at: '2026-11-20T09:00:00.000Z' };
const place = { pageName: 'settings', href: '/settings' } as const;

const meta = {
  title: 'Screens/Settings',
  component: Settings,
  ...onPage({ page: { user }, ...place }),
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Premium, invisible, with one blocked member and this device alone. */
export const Premium: Story = onPage({
  page: { user: { ...user, paid_user: true, credits: 12, invisible: true } },
  ...place,
  handlers: {
    listBlocks: () => ({ blocks: [JONAS] }),
    listSessions: () => ({ sessions: [sessionFixture()] }),
  },
});

/** Each row says so where mails were stopped. */
export const MailsStopped: Story = {
  ...onPage({ page: { user: { ...user, notifications_disabled: ['bounce'] } }, ...place }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByText(said(msg`Your e-mails are stopped`))).toBeVisible();
  },
};

/** What isn’t known yet, or didn’t load, stands without a value; every way stays open. */
export const ValuesMissing: Story = {
  ...onPage({
    page: { user },
    ...place,
    handlers: {
      listBlocks: ({ reject }) => reject('internal'),
      listSessions: () => new Promise(() => {}),
      getNotifications: ({ reject }) => reject('internal'),
    },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByRole('link', { name: said(msg`Devices`) })).toHaveAttribute(
      'href',
      '/settings/devices',
    );
  },
};

/** Without a profile there is no way to it. */
export const WithoutProfile: Story = onPage({ page: { user: { ...user, profile: null } }, ...place });

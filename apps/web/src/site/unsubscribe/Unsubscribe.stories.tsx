import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAKE_TOKEN } from '@vela/api-client/testing';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { Unsubscribe } from './Unsubscribe';

const meta = {
  title: 'Screens/Unsubscribe',
  component: Unsubscribe,
  args: { token: FAKE_TOKEN, errorCode: null, mails: { kind: 'new_messages', state: 'on' } },
  ...onPage({ pageName: 'unsubscribe', href: '/unsubscribe' }),
} satisfies Meta<typeof Unsubscribe>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing has happened yet. */
export const WaitsForAPress: Story = {
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByText(said(msg`New messages`))).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(msg`Stop these e-mails`) })).toBeVisible();
  },
};

export const Ended: Story = {
  args: { mails: { kind: 'unread_message_reminders', state: 'off' } },
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByRole('button', { name: said(msg`Undo`) })).toBeVisible();
  },
};

export const AllStopped: Story = { args: { mails: { kind: 'like', state: 'stopped' } } };

export const ServerFailed: Story = { args: { errorCode: 'internal' } };

export const NotUndone: Story = { args: { errorCode: 'internal', mails: { kind: 'like', state: 'off' } } };

export const InvalidLink: Story = { args: { mails: null } };

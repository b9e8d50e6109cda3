import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { JoinLink } from './JoinLink';
import { JoinModal } from './JoinModal';

const meta = {
  title: 'Screens/Sign-up modal',
  component: JoinModal,
  args: { isOpen: true, member: { id: 'nadia', name: 'Nadia' }, source: {}, onClose: fn() },
  ...onPage({ href: '/members/nadia' }),
} satisfies Meta<typeof JoinModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressEscape = (dialog: HTMLElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
const pressBeside = (dialog: HTMLElement) =>
  dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

export const Default: Story = {};

export const ASlipClosesItWhileItIsEmpty: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog');
    pressEscape(dialog);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    pressBeside(dialog);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const WhatIsTypedOutlastsASlip: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole('dialog');
    await userEvent.type(canvas.getByRole('textbox'), 'jonas@example.com');
    pressEscape(dialog);
    pressBeside(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^(Close|Schließen)$/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** It comes when it is asked for, over the page where one is. */
export const OpenedByItsLink: Story = {
  render: ({ member }) => <JoinLink member={member}>Join for free</JoinLink>,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Join for free' });
    await expect(link).toHaveAttribute('href', '/signup?signup_member_id=nadia');
    await userEvent.click(link);
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Log in|Einloggen)$/ })).toHaveAttribute(
      'href',
      '/login?next=%2Fmembers%2Fnadia',
    );
  },
};

export const LongName: Story = {
  args: { member: { id: 'kasia', name: 'Katarzyna-Aleksandra-Maximiliane' } },
};

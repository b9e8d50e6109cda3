import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { consumeCarriedAddress } from '../storage/carried-address';
import { JoinLink } from './JoinLink';
import { JoinModal } from './JoinModal';

const meta = {
  title: 'Screens/Sign-up modal',
  component: JoinModal,
  args: { isOpen: true, member: { id: 'nadia', name: 'Nadia' }, source: {}, onClose: fn() },
  ...onPage({ href: '/members/nadia' }),
  parameters: { layout: 'padded' },
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
  play: async ({ canvas, userEvent, args, loaded: { said } }) => {
    const dialog = await canvas.findByRole('dialog');
    await userEvent.type(canvas.getByRole('textbox'), 'jonas@example.com');
    pressEscape(dialog);
    pressBeside(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Close`) }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** It comes when it is asked for, over the page where one is. */
export const OpenedByItsLink: Story = {
  render: ({ member }) => <JoinLink member={member}>Join for free</JoinLink>,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Join for free' });
    await expect(link).toHaveAttribute('href', '/signup?signup_member_id=nadia');
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvasElement.querySelector('dialog a[href^="/login"]')).toHaveAttribute(
      'href',
      '/login?next=%2Fmembers%2Fnadia',
    );
  },
};

/** What was typed goes along to the log-in, and once closed nothing is left of it: it can be sent again. */
export const LeavesNothingBehind: Story = {
  render: function Reopened({ member }) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open again
        </button>
        <JoinModal isOpen={isOpen} member={member} source={{}} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    await canvas.findByRole('dialog');
    await userEvent.type(canvas.getByRole('textbox'), 'jonas@example.com');
    addEventListener('submit', (event) => event.preventDefault(), { once: true });
    const send = () => canvas.getByRole('button', { name: said(msg`Create a free account`) });
    await userEvent.click(send());
    await expect(send()).toHaveAttribute('aria-busy', 'true');
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const logIn = canvasElement.querySelector('dialog a[href^="/login"]');
    await userEvent.click(logIn ?? canvas.getByRole('dialog'));
    await expect(consumeCarriedAddress()).toBe('jonas@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await expect(send()).not.toHaveAttribute('aria-busy');
  },
};

/** Where only the invited may join, it is the link to the sign-up's own page, and says nothing else. */
export const ForTheInvited: Story = {
  ...onPage({ page: { settings: settingsFixture({ signups: 'none' }) }, href: '/members/nadia' }),
  render: ({ member }) => <JoinLink member={member}>Join for free</JoinLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-haspopup');
  },
};

export const LongName: Story = {
  args: { member: { id: 'kasia', name: 'Katarzyna-Aleksandra-Maximiliane' } },
};

import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAKE_TOKEN, userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { MailChange } from './MailChange';

const meta = {
  title: 'Screens/Mail change',
  component: MailChange,
  args: { token: FAKE_TOKEN, isDone: false, isOpened: false, errorCode: null },
  ...onPage({ pageName: 'mail-change-do' }),
} satisfies Meta<typeof MailChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirms: Story = {};

export const ServerFails: Story = onPage({
  handlers: { confirmMailChange: ({ reject }) => reject('internal') },
});

/** A browser that the account doesn't know: nothing is sent unasked. */
export const AsksPassword: Story = {
  ...onPage({
    page: { asksPassword: true },
    handlers: { confirmMailChange: ({ reject }) => reject('password_wrong') },
  }),
  play: async ({ canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('main [name=password]');
    if (!input) throw new Error('the page asks for no password');
    await userEvent.type(input, 'not the right one{Enter}');
    await waitFor(() => expect(input).toBeInvalid());
  },
};

/** The right one, and the address is the member's. */
export const ChangedByPassword: Story = {
  ...onPage({ page: { asksPassword: true } }),
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('main [name=password]');
    if (!input) throw new Error('the page asks for no password');
    await userEvent.type(input, 'four calm words of mine{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: said(msg`Your e-mail address has been changed`) }),
    ).toBeVisible();
  },
};

export const InvalidLink: Story = { args: { errorCode: 'link_invalid' } };

export const AddressTaken: Story = { args: { errorCode: 'email_taken' } };

export const Done: Story = { args: { isDone: true } };

/** A member who signed up with a wrong address has a confirmed account at the right one, and learns what that started. */
export const OpensTheAccount: Story = {
  args: { isDone: true, isOpened: true },
  ...onPage({
    page: {
      user: userFixture({ status: 'active' }),
      form: { name: 'mail-change/do', action: 'delivered', values: {}, error: null, done: true },
    },
  }),
  play: async ({ canvas, loaded: { saidWithin } }) => {
    await expect(
      canvas.getByText(saidWithin(msg`Welcome. Messages you’ve already written are on their way now.`)),
    ).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAKE_LOGIN, settingsFixture } from '@vela/api-client/testing';
import { expect, waitFor, within } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { ForgotPassword } from './ForgotPassword';

const meta = {
  title: 'Screens/Forgot password',
  component: ForgotPassword,
  args: { isSent: false },
  ...onPage({ pageName: 'reset-password' }),
} satisfies Meta<typeof ForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sending: Story = {
  ...onPage({ handlers: { requestPasswordReset: () => new Promise(() => {}) } }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'jonas@example.com{Enter}');
    await waitFor(() =>
      expect(canvasElement.querySelector('main [type=submit]')).toHaveAttribute('aria-busy'),
    );
  },
};

export const NotFound: Story = {
  ...onPage({ handlers: { requestPasswordReset: ({ reject }) => reject('email_not_found') } }),
  play: async ({ canvasElement, userEvent }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox'), 'nobody@example.com{Enter}');
    await waitFor(() => expect(form.getByRole('textbox')).toBeInvalid());
  },
};

export const TooMany: Story = onPage({
  page: {
    form: {
      name: 'reset-password',
      values: { email: 'jonas@example.com' },
      error: { error: { code: 'too_many_reset_mails', message: '' } },
    },
  },
});

export const Sent: Story = { args: { isSent: true } };

/** Nothing says whether there is an account. */
export const SentOnANeutralSite: Story = {
  args: { isSent: true },
  ...onPage({ page: { settings: settingsFixture({ account_disclosure: 'neutral' }) } }),
};

/** It was asked for on this page: there is an address to send to again, after a while. */
export const SentFromHere: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const screen = within(canvasElement);
    await userEvent.type(within(screen.getByRole('main')).getByRole('textbox'), `${FAKE_LOGIN.email}{Enter}`);
    await expect(await screen.findByText(FAKE_LOGIN.email)).toBeVisible();
    // The answer is a screen of its own.
    const page = within(screen.getByRole('main'));
    const again = page.getByRole('button', { name: /\d/ });
    again.focus();
    await expect(again).toHaveFocus();
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('link')).toHaveAttribute('href', '/login');
  },
};

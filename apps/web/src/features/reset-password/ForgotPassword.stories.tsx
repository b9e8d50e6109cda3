import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { ForgotPassword } from './ForgotPassword';

const meta = {
  title: 'Screens/Forgot password',
  component: ForgotPassword,
  args: { isSent: false },
  ...onPage(),
} satisfies Meta<typeof ForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotFound: Story = {
  ...onPage({ handlers: { requestPasswordReset: ({ refuse }) => refuse('email_not_found') } }),
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

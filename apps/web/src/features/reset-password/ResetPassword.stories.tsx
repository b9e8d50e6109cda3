import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../../shell/testing';
import { ForgotPassword } from './ForgotPassword';
import { NewPassword } from './NewPassword';

const meta = { title: 'Screens/ResetPassword', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const TOKEN = 'A'.repeat(43);
const UNKNOWN_ADDRESS = {
  form: {
    name: 'reset-password' as const,
    values: { email: 'nobody@example.com' },
    error: { error: { code: 'email_not_found' as const, message: '' } },
  },
};

export const Forgot: Story = {
  render: () => (
    <StoryPage page="reset-password">
      <ForgotPassword isSent={false} />
    </StoryPage>
  ),
};

export const AddressNotFound: Story = {
  render: () => (
    <StoryPage page="reset-password" data={UNKNOWN_ADDRESS}>
      <ForgotPassword isSent={false} />
    </StoryPage>
  ),
};

export const MailSent: Story = {
  render: () => (
    <StoryPage page="reset-password">
      <ForgotPassword isSent />
    </StoryPage>
  ),
};

export const ChooseANewOne: Story = {
  render: () => (
    <StoryPage page="reset-password-do">
      <NewPassword token={TOKEN} isDone={false} />
    </StoryPage>
  ),
};

export const LinkInvalid: Story = {
  render: () => (
    <StoryPage page="reset-password-do">
      <NewPassword token="" isDone={false} />
    </StoryPage>
  ),
};

export const Done: Story = {
  render: () => (
    <StoryPage page="reset-password-do">
      <NewPassword token={TOKEN} isDone />
    </StoryPage>
  ),
};

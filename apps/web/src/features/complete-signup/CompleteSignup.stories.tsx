import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, storyMember } from '../../shell/testing';
import { CompleteSignup } from './CompleteSignup';

const WAITING = { user: storyMember({ status: 'not_confirmed' }) };
const LONG_ADDRESS = {
  user: storyMember({ status: 'not_confirmed', email: 'annegret.hochstrasser-wittgenstein@example.com' }),
};
const CONFIRMED = { user: storyMember() };

const meta = {
  title: 'Screens/CompleteSignup',
  component: CompleteSignup,
  parameters: { layout: 'fullscreen' },
  args: { done: null },
  render: (args) => (
    <StoryPage page="complete-signup" frame="foot" data={WAITING}>
      <CompleteSignup {...args} />
    </StoryPage>
  ),
} satisfies Meta<typeof CompleteSignup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SentAgain: Story = { args: { done: 'resend' } };

export const AddressChanged: Story = { args: { done: 'email' } };

export const LongAddress: Story = {
  render: (args) => (
    <StoryPage page="complete-signup" frame="foot" data={LONG_ADDRESS}>
      <CompleteSignup {...args} />
    </StoryPage>
  ),
};

export const AlreadyConfirmed: Story = {
  render: (args) => (
    <StoryPage page="complete-signup" frame="foot" data={CONFIRMED}>
      <CompleteSignup {...args} />
    </StoryPage>
  ),
};

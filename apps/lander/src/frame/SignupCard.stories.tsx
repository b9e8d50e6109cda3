import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignupCard } from './SignupCard';
import { StoryLander } from './story-lander';

const meta = {
  title: 'Landers/SignupCard',
  component: SignupCard,
  render: () => (
    <StoryLander>
      <SignupCard />
    </StoryLander>
  ),
} satisfies Meta<typeof SignupCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const InviteOnly: Story = {
  render: () => (
    <StoryLander facts={{ open: 'no' }}>
      <SignupCard />
    </StoryLander>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

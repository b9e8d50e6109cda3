import { signupStages } from '@vela/domain/signup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { SignupProgress } from './SignupProgress';

const meta = {
  title: 'Screens/Sign-up progress',
  component: SignupProgress,
  args: { stages: signupStages({ hasPhoto: true }), stage: 'profile' },
  ...onPage(),
  parameters: { layout: 'padded', column: 'form' },
} satisfies Meta<typeof SignupProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CheckingTheProfile: Story = {};

export const CreatingTheAccount: Story = { args: { stage: 'account' } };

export const AddingThePhoto: Story = { args: { stage: 'photo', photo: { sent: 0.4, skip: fn() } } };

export const LookingForMatches: Story = { args: { stage: 'matches' } };

export const SendingTheMail: Story = { args: { stage: 'mail' } };

export const WithoutPhoto: Story = { args: { stages: signupStages({ hasPhoto: false }), stage: 'account' } };

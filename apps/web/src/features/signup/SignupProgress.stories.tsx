import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '../../../tests/support/story-page';
import { SignupProgress } from './SignupProgress';
import { stagesOf } from './stages';

const meta = {
  title: 'Screens/Sign-up progress',
  component: SignupProgress,
  args: { stages: stagesOf(['signup-matches']), stage: 'profile' },
  ...onPage(),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SignupProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CheckingTheProfile: Story = {};

export const CreatingTheAccount: Story = { args: { stage: 'account' } };

export const LookingForMatches: Story = { args: { stage: 'matches' } };

export const SendingTheMail: Story = { args: { stage: 'mail' } };

/** Where there is no page of matches yet, none are looked for. */
export const WithoutMatches: Story = { args: { stages: stagesOf([]), stage: 'account' } };

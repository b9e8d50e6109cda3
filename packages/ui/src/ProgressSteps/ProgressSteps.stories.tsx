import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withUsage } from '../usage';
import { ProgressSteps } from './ProgressSteps';

const meta = {
  title: 'Progress/ProgressSteps',
  component: ProgressSteps,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['For work that takes seconds and has steps that people understand.'],
    not: ['Not made longer than it takes.', 'Not for steps that a person does: that is a Stepper.'],
  }),
  args: {
    steps: [
      'Checking your profile',
      'Creating your account',
      'Looking for matches',
      'Sending the activation e-mail',
    ],
    current: 1,
  },
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Creating your account');
  },
};

export const Playground: Story = { args: { current: 2 } };

export const Started: Story = { args: { current: 0 } };

export const AllDone: Story = { args: { current: 4 } };

export const LongFinnishWords: Story = {
  args: {
    steps: [
      'Tarkistetaan profiilitietojesi yhteensopivuutta',
      'Luodaan käyttäjätiliä',
      'Lähetetään aktivointisähköpostiviestiä osoitteeseen annegret.hochstrasser-wittgenstein@protonmail.com',
    ],
    current: 2,
  },
};

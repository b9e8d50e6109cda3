import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withUsage } from '../usage';
import { Stepper } from './Stepper';

const meta = {
  title: 'Progress/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: ['Above a form in steps: the current step as a text, and how many are left.'],
      not: ['Not a share in percent.', 'Not for work of the server: that is ProgressSteps.'],
    }),
    column: 'form',
  },
  args: { steps: ['Account', 'Location', 'About you', 'Confirm'], current: 0 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/1.*4.*Account/);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Playground: Story = { args: { current: 1 } };

export const LastStep: Story = { args: { current: 3 } };

export const LongFinnishWords: Story = {
  args: {
    steps: [
      'Käyttäjätilin luominen',
      'Asuinpaikkakunnan valitseminen',
      'Itsestäsi kertominen',
      'Sähköpostiosoitteen vahvistaminen',
    ],
    current: 3,
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text';
import { withUsage } from '../usage';
import { OnlineDot } from './OnlineDot';

const meta = {
  title: 'Markers/OnlineDot',
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['Beside a name, with a text for screen readers.'],
    not: ['Not for anything else that is green or done.'],
  }),
  component: OnlineDot,
} satisfies Meta<typeof OnlineDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { ringed: true } };

/** A text beside the dot is not announced twice. */
export const BesideItsWords: Story = {
  args: { isSpoken: false },
  render: (args) => (
    <Text>
      <OnlineDot {...args} /> online now
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^online now$/u);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withUsage } from '../usage';
import { Text } from '../Text';
import { Countdown } from './Countdown';

const meta = {
  title: 'Messages/Countdown',
  component: Countdown,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'Say beside it what ends, and at which time of day.',
      'Only for a true end, after which the price or the access changes.',
    ],
    not: [
      'Not to put pressure on anyone: never red, never larger than its subject.',
      'Not for the pause of a button: its label says the seconds, and it keeps the focus.',
    ],
  }),
  args: { seconds: 3 * 3600 + 47 * 60 + 13 },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('03:47:13');
  },
};

export const Playground: Story = { args: { size: 'mark' } };

export const InASentence: Story = {
  render: (args) => (
    <Text tone="muted">
      Noch <Countdown {...args} /> gültig. Nur einmal; nichts verlängert sich von selbst.
    </Text>
  ),
};

export const AtItsEnd: Story = { args: { seconds: 0, size: 'mark' } };

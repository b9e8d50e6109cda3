import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../layout';
import { withUsage } from '../usage';
import { Badge } from './Badge';

const meta = {
  title: 'Markers/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'For a number that asks for attention: unread messages, new likes, the last credits.',
      'Amber from one to ten credits, red at none.',
    ],
    not: [
      'Not for a word: that is a Tag.',
      'Not for numbers that need no attention, such as the number of photos.',
    ],
  }),
  args: { count: 3, label: 'unread' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 24, tone: 'warning' } };

export const MoreThanNinetyNine: Story = {
  args: { count: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge count={1} />
      <Badge count={99} />
      <Badge count={8} tone="warning" />
      <Badge count={0} tone="danger" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import { expect } from 'storybook/test';
import { Inline } from '../layout';
import { withUsage } from '../usage';
import { Icon } from './Icon';

const meta = {
  title: 'Pictures/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'Beside a word; by itself only where a label says what it means.',
      'The same icon for the same thing everywhere.',
    ],
    not: ['Not two kinds for one thing, and none to fill a space.'],
  }),
  args: { of: Heart },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Playground: Story = { args: { size: 'huge', filled: true } };

export const Sizes: Story = {
  render: () => (
    <Inline gap="4">
      {(['tiny', 'small', 'inline', 'medium', 'large', 'huge'] as const).map((size) => (
        <Icon key={size} of={Heart} size={size} />
      ))}
    </Inline>
  ),
};

export const WithALabel: Story = {
  args: { label: 'Liked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Liked' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout';
import { withUsage } from '../usage';
import { Loading, Skeleton } from './Skeleton';

const meta = {
  title: 'States/Skeleton',
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'The same boxes as the content, so that nothing moves when it arrives.',
        'Inside a Loading, which announces that content loads.',
      ],
      not: ['Not for a load of less than 200 ms.', 'Not for more rows than the content may have.'],
    }),
    column: 'form',
  },
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'heading', width: 'most' } };

export const Form: Story = {
  render: () => (
    <Loading label="Loading your settings">
      <Stack>
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </Loading>
  ),
};

export const Shapes: Story = {
  render: () => (
    <Loading>
      <Stack gap="3">
        <Skeleton shape="avatar" />
        <Skeleton width="most" />
        <Skeleton width="half" />
        <Skeleton shape="card" />
      </Stack>
    </Loading>
  ),
};

/** A screen reader announces one text that loads, and none of the boxes. */
export const Announced: Story = {
  ...Form,
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('Loading your settings');
    await expect(words.closest('[aria-busy="true"]')).not.toBeNull();
    const boxes = canvasElement.querySelectorAll('[aria-busy] [aria-hidden="true"]');
    await expect(boxes).toHaveLength(3);
  },
};

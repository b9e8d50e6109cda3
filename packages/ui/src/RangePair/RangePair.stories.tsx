import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { withUsage } from '../usage';
import { RangePair } from './RangePair';

const meta = {
  title: 'Forms/RangePair',
  component: RangePair,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For a range that needn’t be exact, such as the ages of a search.',
        'The range as a text beside the label.',
      ],
      not: ['Not for one number: that is a Slider.'],
    }),
    column: 'aside',
  },
  args: {
    names: { from: 'min_age', to: 'max_age' },
    label: 'Age',
    labels: { from: 'Youngest', to: 'Oldest' },
    min: 18,
    max: 99,
    defaultValue: { from: 28, to: 45 },
    format: ({ from, to }) => `${from} to ${to}`,
  },
} satisfies Meta<typeof RangePair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: { from: 18, to: 99 } } };

export const NeitherPassesTheOther: Story = {
  args: { defaultValue: { from: 44, to: 45 } },
  play: async ({ canvas }) => {
    const youngest = canvas.getByRole('slider', { name: 'Youngest' });
    await fireEvent.change(youngest, { target: { value: '60' } });
    await expect(youngest).toHaveValue('45');
    const oldest = canvas.getByRole('slider', { name: 'Oldest' });
    await fireEvent.change(oldest, { target: { value: '20' } });
    await expect(oldest).toHaveValue('45');
  },
};

export const LongGermanWords: Story = {
  args: {
    label: 'Altersspanne meiner Lieblingsmenschen',
    labels: { from: 'Jüngste', to: 'Älteste' },
    defaultValue: { from: 18, to: 99 },
    format: ({ from, to }) => `zwischen ${from} und ${to} Jahren`,
  },
};

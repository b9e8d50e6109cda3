import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Progress/ProgressBar',
  component: ProgressBar,
  parameters: { layout: 'fullscreen' },
  args: { value: 0.4 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[aria-hidden]');
    await expect(line?.getBoundingClientRect().width).toBeCloseTo(0.4 * innerWidth, 0);
  },
};

export const Playground: Story = { args: { value: 0.7 } };

export const JustBegun: Story = { args: { value: 0.05 } };

/** What takes long waits short of its end: a full line is a promise. */
export const WaitsAtItsEnd: Story = { args: { value: 0.99 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withUsage } from '../usage';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Progress/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: ['While the next page loads, after 200 ms.'],
      not: ['Not for parts of a page: these have skeletons.', 'Not full before it is done.'],
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 120 } },
  },
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

/** During a long load it stops before its end: a full line would say that the page is there. */
export const WaitsAtItsEnd: Story = { args: { value: 0.99 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LeavingBar } from './LeavingBar';

const meta = {
  title: 'Shell/Leaving a page',
  component: LeavingBar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LeavingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = (canvas: HTMLElement) => canvas.querySelector('[aria-hidden="true"]');

/** A line that grows while the next page is awaited; nothing for who comes back. */
export const NextPageTakesAMoment: Story = {
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toBeNull();
    dispatchEvent(new Event('beforeunload'));
    await waitFor(() => expect(bar(canvasElement)).toBeVisible());
    dispatchEvent(new Event('pageshow'));
    await waitFor(() => expect(bar(canvasElement)).toBeNull());
    dispatchEvent(new Event('beforeunload'));
  },
};

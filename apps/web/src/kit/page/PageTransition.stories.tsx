import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { RoutingContext } from './routing-context';
import { PageTransition } from './PageTransition';
import { onPageLeave } from './on-page-leave';

const meta = {
  title: 'Shell/Page transition',
  component: PageTransition,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <RoutingContext value={{ page: null, href: '/', loaded: null, isGoing: false, go: fn() }}>
        <Story />
      </RoutingContext>
    ),
  ],
} satisfies Meta<typeof PageTransition>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = (canvas: HTMLElement) => canvas.querySelector('[aria-hidden="true"]');

/** A line that grows while the next page is awaited; nothing for who comes back. */
export const NextPageTakesAMoment: Story = {
  parameters: {
    nothingShown:
      'Nothing is shown any more: the line along the top went when the page was there again. The Interactions panel plays it once more.',
  },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toBeNull();
    dispatchEvent(new Event('beforeunload'));
    await waitFor(() => expect(bar(canvasElement)).toBeVisible());
    dispatchEvent(new Event('pageshow'));
    await waitFor(() => expect(bar(canvasElement)).toBeNull());
  },
};

/** The page stays, and is at rest. */
export const AFileInPlaceOfAPage: Story = {
  parameters: {
    nothingShown:
      'Nothing is shown any more: a file was loaded, the page stays, and the line along the top is gone.',
  },
  play: async ({ canvasElement }) => {
    const started = spyOn(window, 'setInterval');
    const stopped = spyOn(window, 'clearInterval');
    dispatchEvent(new Event('beforeunload'));
    await waitFor(() => expect(bar(canvasElement)).toBeVisible());
    const timer = started.mock.results[started.mock.calls.findIndex(([, everyMs]) => everyMs === 100)];
    const later = performance.now() + 10_000;
    spyOn(performance, 'now').mockReturnValue(later);
    await waitFor(() => expect(bar(canvasElement)).toBeNull());
    await expect(stopped).toHaveBeenCalledWith(timer?.value);
  },
};

/** The mail program opens beside the page, also where a press doesn't give a link the focus. */
export const ALinkToTheMailProgram: Story = {
  render: () => (
    <p>
      <a href="mailto:help@example.com">Mail us</a>, <a href="/login">log in</a>
    </p>
  ),
  play: async ({ canvas }) => {
    const listener = fn();
    const stop = onPageLeave(listener);
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    canvas.getByRole('link', { name: 'Mail us' }).click();
    dispatchEvent(new Event('beforeunload'));
    await expect(listener).toHaveBeenLastCalledWith(null);
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    canvas.getByRole('link', { name: 'log in' }).click();
    dispatchEvent(new Event('beforeunload'));
    await expect(listener).toHaveBeenLastCalledWith(expect.any(Number));
    stop();
  },
};

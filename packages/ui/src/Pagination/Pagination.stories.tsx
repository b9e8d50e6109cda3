import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { withUsage } from '../usage';
import { Pagination, type PaginationProps } from './Pagination';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'For lists one comes back to: each page has an address, so that the way back leads to the same place.',
      'Under the list, in the middle.',
    ],
    not: [
      'Not for people to look at: there “Show more members” keeps who was seen on the page.',
      'Not for the steps of a form: that is a Stepper.',
      'Not where what is next is asked for from the last that is shown: credits that came and went have no page numbers.',
      'So no page of the product has it yet.',
    ],
  }),
  args: { label: 'Pages of orders', page: 5, pages: 12, hrefOf: (page) => `#page-${page}`, onGo: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const next = canvasElement.querySelector('[rel="next"]');
    if (!next) throw new Error('there is a way to the next page');
    await userEvent.click(next);
    await expect(args.onGo).toHaveBeenCalledWith('#page-6');
  },
};

export const Playground: Story = { args: { page: 2, pages: 5 } };

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[rel="prev"]')).toBeNull();
  },
};

export const Last: Story = {
  args: { page: 12 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[rel="next"]')).toBeNull();
  },
};

/** Turned over without leaving the page, the link stays at the end, and with it the focus. */
export const TurnedToTheEnd: Story = {
  args: { page: 11 },
  render: (args) => <Turned {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = canvasElement.querySelector<HTMLElement>('[rel="next"]');
    if (!next) throw new Error('there is a way to the next page');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('12')).toHaveAttribute('aria-current', 'page');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('12')).toHaveAttribute('aria-current', 'page');
  },
};

/** Where each page is a document of its own, there is no focus to keep: nothing stands at the end. */
export const LastDocument: Story = {
  args: { page: 12 },
  render: (args) => <Pagination {...args} onGo={undefined} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-disabled]')).toBeNull();
  },
};

export const ThousandsOfPages: Story = { args: { page: 4711, pages: 12_345 } };

export const OnePageHasNone: Story = {
  parameters: { nothingShown: 'Nothing is shown here: there is no other page to go to.' },
  args: { pages: 1, page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

function Turned({ page: first, ...args }: PaginationProps) {
  const [page, setPage] = useState(first);
  return <Pagination {...args} page={page} onGo={(href) => setPage(Number(href.replace('#page-', '')))} />;
}

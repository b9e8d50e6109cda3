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
      'For lists that are opened again: each page has an address, so that going back leads to the same page.',
      'Below the list, in the middle.',
    ],
    not: [
      'Not for lists of members: there “Show more members” keeps the members before it on the page.',
      'Not for the steps of a form: that is a Stepper.',
      'Not for a list with a cursor instead of page numbers, such as the entries of the ledger.',
      'No page of the product has it yet.',
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

/** On a page that is not reloaded the link stays at the last page, and keeps the focus. */
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

/** Where each page is a document of its own there is no focus to keep: the last page has no link to a next one. */
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

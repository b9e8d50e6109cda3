import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderFixture, paidOrderFixture, transactionsFixture, userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { Transactions } from './Transactions';

const page = { user: userFixture({ paid_user: true, credits: 65 }) };

const meta = {
  title: 'Screens/Transactions',
  component: Transactions,
  ...onPage({ page, pageName: 'transactions-id', href: '/transactions' }),
} satisfies Meta<typeof Transactions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^72/ })).toBeVisible();
  },
};

export const Owing: Story = onPage({
  page,
  handlers: {
    listTransactions: () => ({
      orders: [
        orderFixture({ payment_id: 'a', status: 'failed' }),
        paidOrderFixture({ payment_id: 'b', status: 'reversed' }),
        paidOrderFixture({ payment_id: 'c', status: 'refunded' }),
        orderFixture({ payment_id: 'd' }),
      ],
      transactions: [
        { id: '9', kind: 'reversal', credits: -52, balance: 0, created_at: '2026-11-21T08:12:00.000Z' },
        ...transactionsFixture(),
      ],
      debt: 20,
      next_cursor: null,
    }),
  },
});

/** Paid in two tabs: the welcome bonus works once, so the money of the second goes back. */
export const PaidTwice: Story = {
  ...onPage({
    page,
    handlers: {
      listTransactions: () => ({
        orders: [
          orderFixture({
            payment_id: 'b',
            created_at: '2026-11-21T08:09:41.000Z',
            status: 'refunded',
            refund: { credits: 72, money: { amount: 4320, currency: 'EUR' }, reason: 'discount_used' },
          }),
          paidOrderFixture({ payment_id: 'a', created_at: '2026-11-21T08:09:12.000Z' }),
          paidOrderFixture({
            payment_id: 'c',
            created_at: '2026-11-20T08:09:12.000Z',
            status: 'refunded',
            refund: { credits: 72, money: { amount: 4320, currency: 'EUR' } },
          }),
        ],
        transactions: transactionsFixture(),
        debt: 0,
        next_cursor: null,
      }),
    },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    const orders = await canvas.findAllByRole('link', { name: /^72/ });
    const [paidBack, paid, returned] = orders;
    await expect(paidBack).toHaveAccessibleDescription(/[.:]41/);
    await expect(paid).toHaveAccessibleDescription(/[.:]12/);
    await expect(returned).not.toHaveAccessibleDescription(/[.:]12/);
    await expect(canvas.getAllByText(said(msg({ context: 'payment', message: 'Returned' })))).toHaveLength(1);
    await expect(
      canvas.getByText(said(msg({ context: 'payment', message: 'Not needed, paid back' }))),
    ).toBeVisible();
  },
};

export const MorePages: Story = {
  ...onPage({
    page,
    handlers: {
      listTransactions: ({ query }) => ({
        orders: [],
        transactions: transactionsFixture().map((entry) => ({ ...entry, id: `${query.cursor}-${entry.id}` })),
        debt: 0,
        next_cursor: query.cursor === undefined ? '1' : null,
      }),
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const more = { name: said(msg`Show earlier ones`) };
    await userEvent.click(await canvas.findByRole('button', more));
    await waitFor(() => expect(canvas.getAllByText('+72')).toHaveLength(2));
  },
};

export const Empty: Story = onPage({
  page: { user: userFixture() },
  handlers: {
    listTransactions: () => ({ orders: [], transactions: [], debt: 0, next_cursor: null }),
  },
});

export const Waiting: Story = onPage({
  page,
  handlers: { listTransactions: () => new Promise(() => {}) },
});

export const Failed: Story = onPage({
  page,
  handlers: { listTransactions: ({ reject }) => reject('internal') },
});

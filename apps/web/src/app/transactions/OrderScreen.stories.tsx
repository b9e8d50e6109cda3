import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderFixture, paidOrderFixture, userFixture } from '@vela/api-client/testing';
import type { Order } from '@vela/contract/entities/order';
import { expect, waitFor, within } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { saveReturnTo } from '../../kit/page/return-to';
import { OrderScreen } from './OrderScreen';

const page = { user: userFixture({ paid_user: true, credits: 65 }) };
const withOrder = (order: Order) =>
  onPage({
    page,
    pageName: 'transactions-id',
    href: '/transactions/payment-1',
    handlers: { getOrder: () => ({ order }) },
  });

const meta = {
  title: 'Screens/Order',
  component: OrderScreen,
  args: { paymentId: 'payment-1' },
  ...withOrder(paidOrderFixture()),
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Withdraw`) }));
    await expect(await canvas.findByRole('button', { name: /52[.,]00/ })).toBeVisible();
    // No bar lies over a part of it.
    canvas.getByText(said(msg`Receipt`)).scrollIntoView({ block: 'center', behavior: 'instant' });
  },
};

let isReturned: boolean;

const returning = onPage({
  page,
  handlers: {
    getOrder: () => ({ order: isReturned ? returned() : paidOrderFixture() }),
    returnCredits: () => {
      isReturned = true;
      return {
        credits: 65,
        refunds: [{ payment_id: 'payment-1', money: { amount: 5200, currency: 'EUR' } }],
      };
    },
  },
});

/** The member cancels the withdrawal first, and then withdraws: the focus is never lost, and the outcome is in view. */
export const Withdrawing: Story = {
  ...returning,
  beforeEach: () => {
    isReturned = false;
    return returning.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const withdraw = await canvas.findByRole('button', { name: said(msg`Withdraw`) });
    await userEvent.click(withdraw);
    await expect(withdraw).toHaveFocus();
    const buttons = within(canvas.getByRole('main')).getAllByRole('button');
    const [keep] = buttons.filter((button) => button !== withdraw);
    if (keep) await userEvent.click(keep);
    await expect(withdraw).toHaveFocus();
    await userEvent.click(withdraw);
    await userEvent.click(withdraw);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said(msg`Returned`));
    await expect(canvas.getByRole('heading', { level: 1 }).closest('[aria-live="polite"]')).toBeNull();
  },
};

export const WithReceipt: Story = {
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByText(said(msg`Receipt`)));
    await expect(await canvas.findByText(/21\s?%/)).toBeVisible();
  },
};

export const Pending: Story = withOrder(orderFixture());

/** Left at the provider, as by the browser's Back. */
export const NotPaidYet: Story = {
  ...withOrder(orderFixture({ redirect_url: '/dev/pay/payment-1' })),
  play: async ({ canvas, loaded: { said } }) => {
    await canvas.findByRole('heading', { level: 1 });
    const links = canvas.getAllByRole('link');
    const ways = links.map((link) => link.getAttribute('href'));
    await expect(ways).toEqual(expect.arrayContaining(['/dev/pay/payment-1', '/credits/p2']));
    await expect(canvas.getByText(said(msg`To be paid with`))).toBeVisible();
  },
};

/** The payment comes through while the page waits for it. */
export const Completing: Story = {
  ...onPage({ page, handlers: completing() }),
  play: async ({ canvas, loaded: { said } }) => {
    const done = await canvas.findByRole('heading', {
      name: said(msg`${plural({ credits: 72 }, { one: '# credit bought', other: '# credits bought' })}`),
    });
    await expect(done).toBeVisible();
  },
};

export const NotPaid: Story = withOrder(orderFixture({ status: 'failed' }));

export const Cancelled: Story = withOrder(orderFixture({ status: 'cancelled' }));

export const Expired: Story = withOrder(orderFixture({ status: 'expired' }));

const fromChat = onPage({
  page: { user: { ...page.user, id: 'from-chat' } },
  handlers: { getOrder: () => ({ order: paidOrderFixture() }) },
});

/** Bought in the middle of a conversation, which is where it leads back to first. */
export const BoughtInAChat: Story = {
  ...fromChat,
  beforeEach: () => {
    saveReturnTo('from-chat', { paymentId: paidOrderFixture().payment_id, next: '/members/nadia/chat' });
    return fromChat.beforeEach();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Nadia/ })).toHaveAttribute(
      'href',
      '/members/nadia/chat',
    );
  },
};

const BONUS = {
  code: 'TIMEBONUS25',
  percentage: 25,
  price_before: { amount: 5760, currency: 'EUR' },
} as const;

export const Reduced: Story = withOrder(
  paidOrderFixture({
    price: { amount: 4320, currency: 'EUR' },
    fee: { amount: 50, currency: 'EUR' },
    paymentmethod: 'paysafecard',
    discount: BONUS,
    withdraw_until: '2026-11-20T09:00:00.000Z',
  }),
);

export const Returned: Story = withOrder(returned());

/** The second of two discounted orders that were paid: why its money goes back. */
export const DiscountUsedBefore: Story = {
  ...withOrder(
    orderFixture({
      status: 'refunded',
      price: { amount: 4320, currency: 'EUR' },
      discount: BONUS,
      refund: { credits: 72, money: { amount: 4320, currency: 'EUR' }, reason: 'discount_used' },
    }),
  ),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      await canvas.findByText(
        said(
          msg`The discount on this order works only once, and another order of yours used it first. Everything you paid for this one is refunded to your original payment method, and no credits were added. It may take a few days to arrive.`,
        ),
      ),
    ).toBeVisible();
  },
};

export const Reversed: Story = withOrder(paidOrderFixture({ status: 'reversed' }));

export const Waiting: Story = onPage({ page, handlers: { getOrder: () => new Promise(() => {}) } });

export const Unknown: Story = onPage({
  page,
  handlers: { getOrder: ({ reject }) => reject('not_found') },
});

export const Failed: Story = onPage({
  page,
  handlers: { getOrder: ({ reject }) => reject('internal') },
});

function completing() {
  let asked = 0;
  return {
    getOrder: () => {
      asked += 1;
      return { order: asked > 1 ? paidOrderFixture() : orderFixture() };
    },
  };
}

function returned(): Order {
  return paidOrderFixture({
    status: 'refunded',
    refund: { credits: 65, money: { amount: 5200, currency: 'EUR' } },
  });
}

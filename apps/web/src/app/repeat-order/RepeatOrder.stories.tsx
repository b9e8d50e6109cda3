import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, waitFor, within } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { RepeatOrder } from './RepeatOrder';

const page = { user: userFixture({ paid_user: true, credits: 3 }) };

const meta = {
  title: 'Screens/Order again',
  component: RepeatOrder,
  ...onPage({ page, pageName: 'credits-repeat-order', href: '/credits/repeat-order' }),
} satisfies Meta<typeof RepeatOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /57[.,]60/ })).toBeVisible();
  },
};

export const CardFailed: Story = {
  ...onPage({ page, handlers: { repeatOrder: ({ reject }) => reject('stored_method_failed') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /57[.,]60/ }));
    const other = await canvas.findByRole('link', { name: /PayPal/ });
    await expect(other).toBeVisible();
    // What was pressed is gone: the focus is where the way on is.
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toContainElement(other);
  },
};

const REPEAT = {
  package: 'p2',
  credits: 72,
  country: 'NL',
  price: { amount: 5760, currency: 'EUR' },
  fee: { amount: 0, currency: 'EUR' },
  paymentmethod: 'creditcard',
  label: '•••• 4242',
  password_required: false,
  next_at: null,
} as const;
const LATER = { amount: 5900, currency: 'EUR' } as const;
let hasChanged: boolean;
let showPrices: (() => void) | null;

const changingPrice = onPage({
  page,
  handlers: {
    previewRepeatOrder: async () => {
      if (hasChanged) await new Promise<void>((resolve) => (showPrices = resolve));
      return { repeat: { ...REPEAT, price: hasChanged ? LATER : REPEAT.price } };
    },
    repeatOrder: ({ reject }) => {
      hasChanged = true;
      return reject('price_changed', { params: LATER });
    },
  },
});

/** Nothing can be pressed until the new price has loaded; then the new price is ordered. */
export const PriceChanged: Story = {
  ...changingPrice,
  beforeEach: () => {
    hasChanged = false;
    showPrices = null;
    return changingPrice.beforeEach();
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /57[.,]60/ });
    await userEvent.click(button);
    await waitFor(() => expect(showPrices).not.toBeNull());
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('alert')).toBeNull();
    showPrices?.();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/59[.,]00/);
    await expect(canvas.getByRole('button', { name: /59[.,]00/ })).not.toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button', { name: /57[.,]60/ })).toBeNull();
  },
};

const sent: string[] = [];

/** No answer comes twice, then the price is another one: one client id until something is known, and then a new one. */
export const WithoutAnswer: Story = {
  ...onPage({
    page,
    handlers: {
      repeatOrder: ({ body, reject }) => {
        sent.push(body.client_id);
        if (sent.length < 3) return reject('internal');
        return reject('client_id_reused');
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    sent.length = 0;
    for (const times of [1, 2, 3, 4]) {
      await userEvent.click(await canvas.findByRole('button', { name: /57[.,]60/ }));
      await waitFor(() => expect(sent).toHaveLength(times));
      await waitFor(() => expect(canvas.getByRole('button', { name: /57[.,]60/ })).toBeEnabled());
      await expect(await canvas.findByRole('alert')).toBeVisible();
    }
    await expect(new Set(sent.slice(0, 3)).size).toBe(1);
    await expect(sent[3]).not.toBe(sent[0]);
  },
};

const asking = () => ({ repeat: { ...REPEAT, password_required: true } });

/** The first time on a device the password is asked for, and nothing is sent without it. */
export const PasswordAsked: Story = {
  ...onPage({ page, handlers: { previewRepeatOrder: asking } }),
  play: async ({ canvas, userEvent, loaded: { said, saidWithin } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /57[.,]60/ }));
    const field = canvas.getByLabelText(said(msg`Your password`));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(saidWithin(msg`Enter your password.`));
  },
};

export const PasswordWrong: Story = {
  ...onPage({
    page,
    handlers: { previewRepeatOrder: asking, repeatOrder: ({ reject }) => reject('password_wrong') },
  }),
  play: async ({ canvas, userEvent, loaded: { said, saidWithin } }) => {
    const field = await canvas.findByLabelText(said(msg`Your password`));
    await userEvent.type(field, 'something else{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(saidWithin(msg`Please check your password.`));
  },
};

/** The browser is new since the page was rendered: the password field appears once the order is rejected without it. */
export const PasswordAskedLate: Story = {
  ...onPage({ page, handlers: { repeatOrder: ({ reject }) => reject('password_required') } }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /57[.,]60/ }));
    await waitFor(() => expect(canvas.getByLabelText(said(msg`Your password`))).toHaveFocus());
  },
};

/** Three were ordered within a day. */
export const EnoughForToday: Story = {
  ...onPage({
    page,
    handlers: {
      previewRepeatOrder: () => ({ repeat: { ...REPEAT, next_at: '2026-11-22T14:30:00.000Z' } }),
    },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      await canvas.findByText(said(msg`You’ve ordered this way as often as is possible in 24 hours.`)),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /57[.,]60/ })).toBeNull();
  },
};

/** What to do instead is the whole page, with the one heading. */
export const NothingStored: Story = {
  ...onPage({ page, handlers: { previewRepeatOrder: () => ({ repeat: null }) } }),
  play: async ({ canvas, loaded: { said } }) => {
    // The screen with the error replaces the one that was loading.
    await canvas.findByRole('heading', { name: said(msg`Nothing can be ordered again right now`) });
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link')).toHaveAttribute('href', '/credits');
    await expect(main.getAllByRole('heading')).toHaveLength(1);
  },
};

export const Waiting: Story = onPage({
  page,
  handlers: { previewRepeatOrder: () => new Promise(() => {}) },
});

export const Failed: Story = onPage({
  page,
  handlers: { previewRepeatOrder: ({ reject }) => reject('internal') },
});

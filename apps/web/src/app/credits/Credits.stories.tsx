import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { isBusy } from '../../kit/frame/welcome/use-long-in-members-area';
import { Credits } from './Credits';
import { PremiumLead, PremiumNotes } from './Premium';

const bonus = { code: 'TIMEBONUS25', percentage: 25, expires: '2026-11-21T11:47:13.000Z' };
const free = userFixture({ time_bonus: bonus });
const premium = userFixture({ paid_user: true, credits: 7, profile: profileFixture({ premium: true }) });

const euro = (amount: number) => ({ amount, currency: 'EUR' });
const offer = (id: 'p0' | 'p1' | 'p2' | 'p3', credits: number, before: number) => ({
  id,
  credits,
  popular: id === 'p2',
  price: euro(before * 0.75),
  price_per_message: euro(Math.ceil((before * 0.75) / credits)),
  discount: { code: bonus.code, percentage: bonus.percentage, price_before: euro(before) },
});
const reduced = [
  offer('p0', 12, 1200),
  offer('p1', 30, 2700),
  offer('p2', 72, 5760),
  offer('p3', 180, 12600),
];
const full = reduced.map(({ discount, ...one }) => ({ ...one, price: discount.price_before }));

const freeLeft = (left: number) =>
  msg`${plural(left, {
    one: 'You still have # free message. It ends with your first purchase: from then on you pay for every message with credits.',
    other:
      'You still have # free messages. They end with your first purchase: from then on you pay for every message with credits.',
  })}`;

const meta = {
  title: 'Screens/Credits',
  component: Credits,
  args: { title: 'Credits', initial: { packageId: null, method: null } },
  ...onPage({ page: { user: premium }, pageName: 'credits', href: '/credits' }),
} satisfies Meta<typeof Credits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^72/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /iDEAL/ }));
    await expect(await canvas.findByRole('button', { name: /57[.,]60.*iDEAL/ })).toBeVisible();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const button = await canvas.findByRole('button', {
      name: said(msg`Order and pay`),
    });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    const choice = canvas.getByRole('group', { name: said(msg`How many credits?`) });
    await expect(choice).toHaveAccessibleDescription(
      said(msg`Please choose how many credits you would like.`),
    );
  },
};

/** What was missing is no longer asked for. */
export const ChosenAfterAll: Story = {
  play: async (story) => {
    await NothingChosen.play?.(story);
    const { canvas, userEvent, loaded } = story;
    await userEvent.click(canvas.getByRole('radio', { name: /^72/ }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    const choice = canvas.getByRole('group', { name: loaded['said'](msg`How many credits?`) });
    await expect(choice).not.toHaveAccessibleDescription();
  },
};

export const WelcomeBonus: Story = {
  args: { initial: { packageId: 'p2', method: 'ideal' } },
  ...onPage({
    page: { user: free },
    handlers: { getUser: () => ({ user: free }), listPackages: () => ({ country: 'NL', packages: reduced }) },
  }),
};

/** In the members' area the banner above announces it, once. */
export const PremiumWithBonus: Story = {
  args: { lead: <PremiumLead />, notes: <PremiumNotes /> },
  ...onPage({
    page: { user: free },
    href: '/premium',
    pageName: 'premium',
    handlers: { getUser: () => ({ user: free }), listPackages: () => ({ country: 'NL', packages: reduced }) },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    await canvas.findByRole('radio', { name: /^72/ });
    await expect(
      canvas.queryByText(
        said(msg({ message: 'Welcome bonus: {percentage}% off, already in the prices below.' })),
      ),
    ).toBeNull();
    // Nothing comes over the packages, whatever was chosen and wherever the focus is.
    await expect(isBusy()).toBe(true);
  },
};

/** Where no value added tax is charged, none is mentioned. */
export const WithoutVat: Story = {
  args: { initial: { packageId: 'p0', method: 'creditcard' } },
  ...onPage({
    page: { user: premium },
    handlers: { listPackages: () => ({ country: 'US', packages: full }) },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    await canvas.findByRole('radio', { name: /^72/ });
    await expect(canvas.getByText(said(msg`Find your receipt under Transactions.`))).toBeVisible();
    await expect(canvas.queryByText(/\d\s?%/)).toBeNull();
  },
};

export const Premium: Story = {
  args: { lead: <PremiumLead />, notes: <PremiumNotes /> },
  ...onPage({ page: { user: userFixture() }, pageName: 'premium', href: '/premium' }),
};

const claim = { value: 46, source: 'A survey of our members.', from: '2026-10-01', sample: 1200 };

/** The number has its source, its day and its sample one tap away. */
export const PremiumWithClaim: Story = {
  args: { lead: <PremiumLead />, notes: <PremiumNotes /> },
  ...onPage({
    page: { user: userFixture(), settings: settingsFixture({ premium_match_claim: claim }) },
    pageName: 'premium',
    href: '/premium',
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByText(said(msg`Where this number comes from`)));
    await expect(canvas.getByText(/A survey of our members\./)).toBeVisible();
  },
};

/** Premium members find it among their credits, too. */
export const CreditsWithClaim: Story = {
  ...onPage({ page: { user: premium, settings: settingsFixture({ premium_match_claim: claim }) } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByText(said(msg`Where this number comes from`))).toBeVisible();
  },
};

/** A claim of nobody isn’t made. */
export const ClaimWithoutSample: Story = {
  ...onPage({
    page: { user: premium, settings: settingsFixture({ premium_match_claim: { ...claim, sample: 0 } }) },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    await canvas.findByRole('radio', { name: /^72/ });
    await expect(canvas.queryByText(said(msg`Where this number comes from`))).toBeNull();
  },
};

/** What the first purchase ends is said where it begins. */
export const PremiumWithFreeMessagesLeft: Story = {
  args: { lead: <PremiumLead />, notes: <PremiumNotes /> },
  ...onPage({
    page: { user: userFixture({ written: { conversations: 1, messages: 1 } }) },
    pageName: 'premium',
    href: '/premium',
  }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByText(said(freeLeft(2)))).toBeVisible();
  },
};

export const FreeMessagesUsedUp: Story = {
  ...onPage({ page: { user: userFixture({ written: { conversations: 2, messages: 3 } }) } }),
  play: async ({ canvas, loaded: { said } }) => {
    await canvas.findByRole('radio', { name: /^72/ });
    await expect(canvas.queryByText(said(freeLeft(0)))).toBeNull();
  },
};

export const CardToKeep: Story = { args: { initial: { packageId: 'p1', method: 'creditcard' } } };

export const BankToChoose: Story = {
  args: { initial: { packageId: 'p0', method: 'kbc' } },
  ...onPage({
    page: { user: premium },
    handlers: {
      listPaymentMethods: () => ({
        country: 'BE',
        paymentmethods: [
          {
            key: 'kbc',
            kind: 'online_banking',
            name: 'KBC/CBC',
            fee: { amount: 0, currency: 'EUR' },
            issuers: [
              { id: 'kbc', name: 'KBC' },
              { id: 'cbc', name: 'CBC' },
            ],
          },
        ],
      }),
    },
  }),
};

export const CodeRejected: Story = {
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByText(said(msg`I have a discount code`)));
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, 'NOPE{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
  },
};

export const CodeApplied: Story = {
  args: { initial: { packageId: 'p1', method: 'paypal' } },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByText(said(msg`I have a discount code`)));
    await userEvent.type(await canvas.findByRole('textbox'), 'spring20{Enter}');
    const code = await canvas.findByText('SPRING20');
    await expect(code).toBeVisible();
    await expect(code.parentElement).toHaveTextContent(/SPRING20, 20/);
  },
};

export const Rejected: Story = {
  args: { initial: { packageId: 'p0', method: 'ideal' } },
  ...onPage({
    page: { user: premium },
    handlers: { createOrder: ({ reject }) => reject('debt_unpaid', { params: { credits: 20 } }) },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /iDEAL/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('20');
  },
};

const bonusUsed = { isSo: false };
const priceChanging = onPage({
  page: { user: free },
  handlers: {
    getUser: () => ({ user: bonusUsed.isSo ? userFixture() : free }),
    listPackages: () => ({ country: 'NL', packages: bonusUsed.isSo ? full : reduced }),
    createOrder: ({ body, reject }) => {
      bonusUsed.isSo = true;
      if (body.total?.amount === 5760) return { payment_id: 'payment-1', status: 'pending' };
      return reject('price_changed', { params: { amount: 5760, currency: 'EUR' } });
    },
  },
});

/** The bonus was used in another tab: the press orders nothing, and the same button then has the new price. */
export const PriceChanged: Story = {
  args: { initial: { packageId: 'p2', method: 'ideal' } },
  ...priceChanging,
  beforeEach: () => {
    bonusUsed.isSo = false;
    return priceChanging.beforeEach();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /43[.,]20.*iDEAL/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/57[.,]60/);
    await expect(canvas.getByRole('button', { name: /57[.,]60.*iDEAL/ })).toBeVisible();
    await expect(canvas.queryByText(/43[.,]20/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^30/ }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Waiting: Story = onPage({
  page: { user: premium },
  handlers: { listPackages: () => new Promise(() => {}) },
});

export const Failed: Story = onPage({
  page: { user: premium },
  handlers: { listPackages: ({ reject }) => reject('internal') },
});

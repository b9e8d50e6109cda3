import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { RepeatOrder } from './RepeatOrder';

const page = { user: userFixture({ paid_user: true, credits: 3 }) };

const meta = {
  title: 'Screens/Order again',
  component: RepeatOrder,
  ...onPage({ page, href: '/credits/repeat-order' }),
} satisfies Meta<typeof RepeatOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /57[.,]60/ })).toBeVisible();
  },
};

export const CardRefused: Story = {
  ...onPage({ page, handlers: { repeatOrder: ({ refuse }) => refuse('stored_method_failed') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /57[.,]60/ }));
    await expect(await canvas.findByRole('link', { name: /PayPal/ })).toBeVisible();
  },
};

export const PriceChanged: Story = {
  ...onPage({
    page,
    handlers: {
      repeatOrder: ({ refuse }) => refuse('price_changed', { params: { amount: 5900, currency: 'EUR' } }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /57[.,]60/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/59[.,]00/);
  },
};

export const NothingKept: Story = onPage({
  page,
  handlers: { previewRepeatOrder: () => ({ repeat: null }) },
});

export const Waiting: Story = onPage({
  page,
  handlers: { previewRepeatOrder: () => new Promise(() => {}) },
});

export const Failed: Story = onPage({
  page,
  handlers: { previewRepeatOrder: ({ refuse }) => refuse('internal') },
});

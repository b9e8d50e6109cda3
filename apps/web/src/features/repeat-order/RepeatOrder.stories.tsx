import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
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

const sent: string[] = [];

/** No answer comes twice, then the price is another one: one client id until something is known, and then a new one. */
export const AnswerLost: Story = {
  ...onPage({
    page,
    handlers: {
      repeatOrder: ({ body, refuse }) => {
        sent.push(body.client_id);
        if (sent.length < 3) return refuse('internal');
        return refuse('client_id_reused');
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

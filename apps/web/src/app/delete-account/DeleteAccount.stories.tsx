import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { DeleteAccount } from './DeleteAccount';

const user = userFixture({ status: 'active', credits: 8 });
const place = { pageName: 'settings-delete', href: '/settings/delete' } as const;

const meta = {
  title: 'Screens/Delete account',
  component: DeleteAccount,
  ...onPage({ page: { user }, ...place }),
} satisfies Meta<typeof DeleteAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingToReturn: Story = onPage({
  page: { user },
  ...place,
  handlers: { previewRefund: () => ({ credits: 0, refunds: [] }) },
});

/** Without credits and without a discount. */
export const WithoutOffers: Story = onPage({
  page: { user: userFixture({ status: 'active', credits: 0, invisible: true }) },
  ...place,
  handlers: { getRetentionOffer: () => ({ offer: null }) },
});

/** Its address was never confirmed: it is erased at once. */
export const Unconfirmed: Story = onPage({
  page: { user: userFixture({ status: 'not_confirmed', credits: 0 }) },
  ...place,
});

export const PasswordMissing: Story = {
  play: async ({ canvas, loaded: { said }, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Delete my account now`) }));
    await expect(await canvas.findByText(said(msg`Enter your password.`))).toBeVisible();
  },
};

export const PasswordWrong: Story = {
  ...onPage({
    page: { user },
    ...place,
    handlers: { deleteUser: ({ reject }) => reject('password_wrong') },
  }),
  play: async ({ canvas, canvasElement, loaded: { said }, userEvent }) => {
    const password = canvasElement.querySelector<HTMLInputElement>('[name=password]');
    if (!password) throw new Error('the form has a password');
    await userEvent.type(password, 'not the right one');
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Delete my account now`) }));
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const Sending: Story = {
  ...onPage({ page: { user }, ...place, handlers: { deleteUser: () => new Promise(() => {}) } }),
  play: async ({ canvas, canvasElement, loaded: { said }, userEvent }) => {
    const password = canvasElement.querySelector<HTMLInputElement>('[name=password]');
    if (!password) throw new Error('the form has a password');
    await userEvent.type(password, 'four calm words of mine');
    const button = canvas.getByRole('button', { name: said(msg`Delete my account now`) });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The code is issued when it is taken. */
export const DiscountTaken: Story = {
  play: async ({ canvas, loaded: { said }, userEvent }) => {
    const percentage = 50;
    await userEvent.click(
      await canvas.findByRole('button', { name: said(msg`Stay, with ${percentage}% off`) }),
    );
    await expect(await canvas.findByText('STAYK7M2QX9A')).toBeVisible();
  },
};

const hidden = { user: { ...user, invisible: true } };

export const TurnsInvisible: Story = {
  ...onPage({
    page: { user },
    ...place,
    handlers: { updateUser: () => hidden, getUser: () => hidden },
  }),
  play: async ({ canvas, loaded: { said }, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Be invisible`) }));
    await expect(await canvas.findByRole('link', { name: said(msg`Go to the settings`) })).toBeVisible();
  },
};

export const OnlyMessages: Story = {
  play: async ({ canvas, loaded: { said }, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Only messages`) }));
    await expect(await canvas.findByRole('link', { name: said(msg`Go to the notifications`) })).toBeVisible();
  },
};

export const OfferFailed: Story = {
  ...onPage({ page: { user }, ...place, handlers: { updateUser: ({ reject }) => reject('internal') } }),
  play: async ({ canvas, loaded: { said }, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Be invisible`) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

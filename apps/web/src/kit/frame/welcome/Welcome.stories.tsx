import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../../tests/support/story-page';
import { WelcomeOffer } from './WelcomeOffer';
import { WelcomeBanner } from './WelcomeBanner';

const bonus = { code: 'TIMEBONUS25', percentage: 25, expires: '2026-11-21T11:47:13.000Z' };

const free = userFixture({ time_bonus: bonus });

const meta = {
  title: 'Screens/Welcome bonus',
  component: WelcomeOffer,
  args: { bonus, isOpen: true, onClose: fn() },
  ...onPage({ page: { user: free }, bars: false, handlers: { getUser: () => ({ user: free }) } }),
} satisfies Meta<typeof WelcomeOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(buttons.at(-1) ?? canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Banner: Story = {
  render: () => <WelcomeBanner />,
  ...onPage({
    page: { user: free },
    pageName: 'members',
    handlers: { getUser: () => ({ user: free }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/credits');
  },
};

/** A phone has few words for it, and its end among them. */
export const BannerOnAPhone: Story = {
  ...Banner,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, loaded: { said } }) => {
    const words = await canvas.findByText(
      said(msg({ message: 'Your welcome bonus: {percentage}% off until {end}' })),
    );
    await expect(words).toBeVisible();
    await expect(words).toHaveTextContent(/25\s?%.*\d\d[.:]\d\d/);
  },
};

const ended = { ...bonus, expires: '2026-11-21T08:59:59.000Z' };
const afterIt = userFixture({ time_bonus: ended });
const pageAfterIt = onPage({
  page: { user: afterIt },
  pageName: 'members',
  bars: false,
  handlers: { getUser: () => ({ user: afterIt }) },
});

/**
 * A page that slept past the end shows no offer until the member is loaded again, and no countdown at zero.
 */
export const OfferEnded: Story = {
  args: { bonus: ended },
  ...pageAfterIt,
  parameters: {
    ...pageAfterIt.parameters,
    nothingShown: 'Nothing is shown here: the offer has ended, and no countdown stays at nought.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const BannerEnded: Story = {
  render: () => <WelcomeBanner />,
  ...pageAfterIt,
  parameters: {
    ...pageAfterIt.parameters,
    nothingShown: 'Nothing is shown here: the offer has ended, and its banner with it.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { WelcomeOffer } from './WelcomeOffer';
import { WelcomeBanner } from './WelcomeBanner';

const bonus = { code: 'TIMEBONUS25', percentage: 25, expires: '2026-11-21T11:47:13.000Z' };

const free = userFixture({ time_bonus: bonus });

const meta = {
  title: 'Screens/Welcome bonus',
  component: WelcomeOffer,
  args: { bonus, isOpen: true, onClose: fn() },
  ...onPage({ page: { user: free }, handlers: { getUser: () => ({ user: free }) } }),
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

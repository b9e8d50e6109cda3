import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '../../../tests/support/story-page';
import { Home } from './Home';

const meta = {
  title: 'Screens/Home',
  component: Home,
  args: {
    looksAround: true,
    packages: [
      { id: 'p0', credits: 12, price: euros(1200), price_per_message: euros(100), popular: false },
      { id: 'p1', credits: 30, price: euros(2700), price_per_message: euros(90), popular: false },
      { id: 'p2', credits: 72, price: euros(5760), price_per_message: euros(80), popular: true },
      { id: 'p3', credits: 180, price: euros(12600), price_per_message: euros(70), popular: false },
    ],
  },
  ...onPage(),
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With the pages behind them, the site promises what it holds. */
export const AllPromises: Story = onPage({
  page: {
    readyPages: [
      'members-id',
      'profile',
      'transactions-id',
      'notifications',
      'account-deleted',
      'match-finder',
      'pages-terms',
      'pages-privacy',
    ],
  },
});

/** The site shows its members to members alone. */
export const NobodyLooksAround: Story = { args: { looksAround: false } };

/** The prices could not be had: the page says everything else. */
export const WithoutPrices: Story = { args: { packages: [] } };

function euros(amount: number) {
  return { amount, currency: 'EUR' as const };
}

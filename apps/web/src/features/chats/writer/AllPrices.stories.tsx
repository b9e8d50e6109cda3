import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../../../tests/support/story-page';
import { useCharge } from '../use-charge';
import { AllPrices } from './AllPrices';

function Prices() {
  return <AllPrices charging={useCharge(undefined, [])} />;
}

const meta = {
  title: 'Screens/Chats/Prices',
  component: Prices,
  ...onPage({ href: '/chats' }),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Prices>;

export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(What does writing cost|Was kostet)/ }));
    await expect(canvas.getByText(/^(A message: \d credits?|Eine Nachricht: \d Credits?)$/)).toBeVisible();
    await expect(canvas.getByText(/^(A photo: \d credits?|Ein Foto: \d Credits?)$/)).toBeVisible();
    await expect(canvas.getByText(/^(A gift: from|Ein Geschenk: ab) \d/)).toBeVisible();
  },
};

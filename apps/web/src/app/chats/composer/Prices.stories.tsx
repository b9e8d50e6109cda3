import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../../../tests/support/story-page';
import { useCharge } from '../shared/use-charge';
import { AllPrices } from './Prices';

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
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(msg`What do messages cost?`) }));
    await expect(
      canvas.getByText(
        said(msg`${plural({ text: 1 }, { one: 'A message: # credit', other: 'A message: # credits' })}`),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        said(msg`${plural({ photo: 3 }, { one: 'A photo: # credit', other: 'A photo: # credits' })}`),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        said(msg`${plural({ gift: 2 }, { one: 'A gift: from # credit', other: 'A gift: from # credits' })}`),
      ),
    ).toBeVisible();
  },
};

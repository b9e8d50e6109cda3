import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import { withUsage } from '@vela/ui/usage';
import { expect, fn, waitFor } from 'storybook/test';
import { onPage } from '../../../../tests/support/story-page';
import { useCharge } from '../shared/use-charge';
import { GiftSheet } from './GiftSheet';

/** The gifts are those of the server in memory. */
const CHEAPEST = { id: 'coffee', credits: 2 } as const;

interface SheetProps {
  name: string;
  onSend: () => void;
  onClose: () => void;
}

function Sheet(props: SheetProps) {
  return <GiftSheet isOpen charging={useCharge(undefined, [])} cheapest={CHEAPEST} {...props} />;
}

const withCredits = (credits: number) =>
  onPage({ page: { user: userFixture({ credits, paid_user: true }), readyPages: ['credits', 'premium'] } });

const meta = {
  title: 'Screens/Chats/Gift sheet',
  component: Sheet,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'What one has stands first, what each gift costs under it, what will be charged on the button.',
        'Who has too few credits for any of them reads so before choosing, with the way to more.',
        'The button stays in sight however many gifts there are, and however large the letters.',
      ],
      not: [
        'Nothing chosen beforehand: it costs.',
        'No gift recommended, praised, or called what most people send.',
        'Not for a photo: that has a sheet of its own, with a look at it before it goes.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 620 } },
  },
  args: { name: 'Nadia', onSend: fn(), onClose: fn() },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withCredits(40);

/** What is missing is said before anything is chosen, with the way to it. */
export const TooFewCreditsForAny: Story = {
  ...withCredits(0),
  play: async ({ canvas, loaded: { said, saidWithin } }) => {
    await expect(
      await canvas.findByText(
        saidWithin(
          msg`${plural(CHEAPEST.credits, { one: 'The smallest gift costs # credit.', other: 'The smallest gift costs # credits.' })}`,
        ),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: said(msg`Buy credits`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/credits/),
    );
  },
};

export const TooFewForTheChosen: Story = {
  ...withCredits(2),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await canvas.findAllByRole('radio');
    const dearest = canvas.getAllByRole('radio').at(-1);
    if (dearest) await userEvent.click(dearest);
    await expect(await canvas.findByRole('link', { name: said(msg`Buy credits`) })).toBeVisible();
  },
};

/** Where the gifts don't fit, as with large letters on a phone, they scroll under the button, which stays in sight. */
export const ButtonInSight: Story = {
  ...withCredits(0),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, loaded: { said } }) => {
    const letters = document.documentElement.style;
    letters.fontSize = '175%';
    try {
      await canvas.findAllByRole('radio');
      const sheet = canvas.getByRole('dialog');
      await waitFor(() => expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight));
      const button = canvas.getByRole('button', { name: said(msg`Send the gift`) });
      const isInSight = () => button.getBoundingClientRect().bottom <= sheet.getBoundingClientRect().bottom;
      await waitFor(() => expect(isInSight()).toBe(true));
      sheet.scrollTo({ top: sheet.scrollHeight, behavior: 'instant' });
      await expect(isInSight()).toBe(true);
    } finally {
      letters.fontSize = '';
    }
  },
};

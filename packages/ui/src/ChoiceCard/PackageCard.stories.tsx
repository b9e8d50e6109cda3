import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout';
import { withUsage } from '../usage';
import { PackageCard } from './PackageCard';

const meta = {
  title: 'Forms/Package card',
  component: PackageCard,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'The credits, the price and the price of a message, on one card.',
        'The price before the discount beside the price after it, both true.',
      ],
      not: ['Nothing chosen beforehand.', 'No “only today”, and no tag that isn’t true.'],
    }),
    column: 'aside',
  },
  args: {
    name: 'package',
    value: 'p2',
    count: 72,
    unitName: 'credits',
    price: '€57.60',
    pricePerMessage: '€0.80 per message',
  },
} satisfies Meta<typeof PackageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { priceBefore: '€57.60', price: '€43.20', pricePerMessage: '€0.60 per message', tagged: 'Popular' },
};

export const Reduced: Story = { args: { ...Playground.args, tagged: undefined } };

export const Chosen: Story = { args: { ...Playground.args, defaultChecked: true } };

export const LongPrice: Story = {
  args: { ...Playground.args, priceBefore: '1 420,00 kr', price: '1 065,00 kr', unitName: 'krediteringar' },
};

/** Nothing is chosen at first. A press anywhere on a card or the arrow keys choose. */
export const ChosenAmongSeveral: Story = {
  render: (args) => (
    <fieldset>
      <legend>How many?</legend>
      <Stack gap="6">
        <PackageCard {...args} />
        <PackageCard
          {...args}
          value="p3"
          count={180}
          price="€126.00"
          pricePerMessage="€0.70 per message"
          tagged="Popular"
        />
      </Stack>
    </fieldset>
  ),
  play: async ({ canvas, userEvent }) => {
    const [smaller, larger] = canvas.getAllByRole('radio');
    await expect(smaller).not.toBeChecked();
    await expect(larger).not.toBeChecked();
    await expect(larger).toHaveAccessibleName(/^180 credits €126\.00 €0\.70 per message Popular$/u);
    await userEvent.click(canvas.getByText('€0.70 per message'));
    await expect(larger).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(smaller).toHaveFocus();
    await expect(smaller).toBeChecked();
    // Only the chosen card shows its tick.
    const ticks = [smaller, larger].map((radio) =>
      radio?.parentElement?.querySelector('[aria-hidden] > svg'),
    );
    await expect(ticks[0]).toBeVisible();
    await expect(ticks[1]).not.toBeVisible();
  },
};

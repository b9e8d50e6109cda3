import type { Meta, StoryObj } from '@storybook/react-vite';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import { expect } from 'storybook/test';
import { Stack } from '../layout';
import { withUsage } from '../usage';
import { ChoiceCard } from './ChoiceCard';

const meta = {
  title: 'Forms/Choice card',
  component: ChoiceCard,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For one answer out of a few with a note each: a payment method with its fee.',
        'In a fieldset whose legend asks the question.',
      ],
      not: [
        'Nothing that costs is chosen beforehand.',
        'Not for short answers without a note: these are Segments or Radio.',
      ],
    }),
    column: 'form',
  },
  args: { icon: Landmark, name: 'method', value: 'ideal', children: 'iDEAL', note: 'No fee' },
  render: (args) => (
    <fieldset>
      <legend>How would you like to pay?</legend>
      <Stack gap="2">
        <ChoiceCard {...args} />
        <ChoiceCard icon={CreditCard} name="method" value="creditcard" note="No fee">
          Credit card
        </ChoiceCard>
      </Stack>
    </fieldset>
  ),
} satisfies Meta<typeof ChoiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Credit card'));
    await expect(canvas.getByRole('radio', { name: 'Credit card No fee' })).toBeChecked();
    // The other's tick is removed, not only transparent: forced colours would show it again.
    const [other, chosen] = canvas.getAllByRole('radio').map((radio) => radio.parentElement);
    await expect(other?.querySelector('[aria-hidden] > svg')).not.toBeVisible();
    await expect(chosen?.querySelector('[aria-hidden] > svg')).toBeVisible();
  },
};

export const Playground: Story = { args: { defaultChecked: true } };

export const Chosen: Story = { args: { defaultChecked: true } };

export const LongName: Story = {
  args: {
    children: 'SEPA-Lastschriftverfahren mit Bestätigung per Kurznachricht',
    note: 'Keine Gebühr. Wird mit einer Kurznachricht an Ihr Telefon bestätigt',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUsage } from '../usage';
import { Bill, BillLine, BillTotal } from './Bill';

const meta = {
  title: 'Content/Bill',
  component: Bill,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'Every line that makes up the sum, with its sign; the total last, and once.',
        'Directly above the button that pays.',
      ],
      not: [
        'Not for prices to choose from: that is a PriceList or a PackageCard.',
        'No line that is explained elsewhere, and no asterisk with small print.',
      ],
    }),
    column: 'answers',
  },
  args: {
    'aria-label': 'What you pay',
    children: (
      <>
        <BillLine name="72 credits">€57.60</BillLine>
        <BillLine name="Welcome bonus, 25%">−€14.40</BillLine>
        <BillLine name="Fee for iDEAL">€0.00</BillLine>
        <BillTotal name="Total today (one-time payment)">€43.20</BillTotal>
      </>
    ),
  },
} satisfies Meta<typeof Bill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const LongName: Story = {
  args: {
    children: (
      <>
        <BillLine name="Transaktionsgebühr für die Zahlung mit paysafecard">0,50 €</BillLine>
        <BillTotal name="Heute, einmalig und ohne Verlängerung">126,50 €</BillTotal>
      </>
    ),
  },
};

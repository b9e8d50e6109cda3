import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUsage } from '../usage';
import { PriceList, PriceRow } from './PriceList';

const meta = {
  title: 'Surfaces/PriceList',
  component: PriceList,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: ['For prices to look up: what a message, a photo and a gift cost.'],
      not: ['Not for an order: that is a Bill.'],
    }),
    column: 'narrow',
  },
  args: {
    'aria-label': 'Prices',
    children: (
      <>
        <PriceRow name="12 credits" price="€12.00" note="12 messages" each="€1.00 each" />
        <PriceRow name="30 credits" price="€27.00" note="30 messages" each="€0.90 each" />
        <PriceRow name="72 credits" price="€57.60" note="72 messages" each="€0.80 each" />
        <PriceRow name="180 credits" price="€126.00" note="180 messages" each="€0.70 each" />
      </>
    ),
  },
} satisfies Meta<typeof PriceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: <PriceRow name="12 credits" price="€12.00" /> } };

/** A quiet list, for many prices side by side. */
export const Quiet: Story = {
  args: {
    lift: 'rest',
    isQuiet: true,
    children: (
      <>
        <PriceRow name="Belgium" price="€0.70" />
        <PriceRow name="Sweden" price="8.40 kr" />
        <PriceRow name="Switzerland" price="CHF 0.78" />
      </>
    ),
  },
};

/** In a currency with large numbers the note below a price needs the most room. */
export const DearMoney: Story = {
  args: {
    children: (
      <>
        <PriceRow
          name="12 credits"
          price="NOK 139.99"
          note="12 messages"
          each="about NOK 11.67 per message"
        />
        <PriceRow
          name="180 credits"
          price="NOK 1,469.00"
          note="180 messages"
          each="about NOK 8.16 per message"
        />
      </>
    ),
  },
};

export const LongGermanWords: Story = {
  args: {
    children: (
      <PriceRow
        name="180 Nachrichtenguthaben"
        price="1.926,00 SEK"
        note="180 Nachrichten, ohne automatische Verlängerung"
        each="10,70 SEK pro Nachricht"
      />
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUsage } from '../usage';
import { FactList } from './FactList';

const meta = {
  title: 'Content/FactList',
  component: FactList,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: ['For named facts that are looked up, such as height and hair.'],
      not: ['Not for facts without a name: that is a Chip.', 'No line for an unknown fact.'],
    }),
    column: 'narrow',
  },
  args: {
    facts: [
      { key: 'place', name: 'Lives in', value: 'Utrecht' },
      { key: 'relationship', name: 'Relationship', value: 'Single' },
      { key: 'hair', name: 'Hair', value: 'Black' },
      { key: 'tattoos', name: 'Tattoos', value: 'No' },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** On a phone name and value stand side by side, too. */
export const Brief: Story = { args: { areBrief: true } };

export const BriefButLong: Story = {
  args: {
    areBrief: true,
    facts: [
      { key: 'place', name: 'Wohnt in', value: 'Mecklenburg-Vorpommern, Deutschland' },
      { key: 'relationship', name: 'Beziehungsstatus', value: 'In Lebensgemeinschaft' },
      { key: 'hair', name: 'Haarfarbe', value: 'Dunkelblond' },
    ],
  },
};

export const LongWords: Story = {
  args: {
    facts: [
      { key: 'place', name: 'Wohnt in', value: 'Mecklenburg-Vorpommern, Deutschland' },
      {
        key: 'reason',
        name: 'Warum hier',
        value: 'Lebensabschnittsgefährtensuchende mit Hang zum Ausschlafen',
      },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field';
import { withUsage } from '../usage';
import { Select } from './Select';

const meta = {
  title: 'Forms/Select',
  component: Select,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'For one answer out of many that are known by name: a country, a region.',
      'The list is the device’s own.',
    ],
    not: [
      'Not for three answers that could lie open.',
      'Not for so many that one would have to search: that is a Combobox.',
    ],
  }),
  args: {
    name: 'country',
    options: [
      { value: 'NL', label: 'Netherlands' },
      { value: 'DE', label: 'Germany' },
      { value: 'FI', label: 'Finland' },
    ],
  },
  render: (args) => (
    <Field label="Country">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placeholder: 'Choose a country', defaultValue: '' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongNames: Story = {
  args: {
    options: [
      {
        value: 'GB',
        label: 'Vereinigtes Königreich Großbritannien und Nordirland (Mitglieder von dort willkommen)',
      },
    ],
  },
};

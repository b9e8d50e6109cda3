import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field';
import { Select } from './Select';

const meta = {
  title: 'Forms/Select',
  component: Select,
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

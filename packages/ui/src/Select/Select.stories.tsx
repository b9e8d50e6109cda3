import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field';
import { withUsage } from '../usage';
import { Select } from './Select';

const meta = {
  title: 'Forms/Select',
  component: Select,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For one answer out of many well-known ones: a country, a region.',
        'It opens the list of the device.',
      ],
      not: [
        'Not for three answers that could all be visible.',
        'Not for so many answers that a search is needed: that is a Combobox.',
      ],
    }),
    column: 'form',
  },
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

/** Nothing is chosen at first. */
export const Chosen: Story = {
  args: { ...Playground.args },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect(select).toHaveValue('');
    await expect(select).toHaveDisplayValue('Choose a country');
    await userEvent.selectOptions(select, 'Finland');
    await expect(select).toHaveValue('FI');
  },
};

export const WithAnError: Story = {
  args: { ...Playground.args },
  render: (args) => (
    <Field label="Country" error="Choose the country you live in.">
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Choose the country you live in.');
  },
};

/** A label in another language has its `lang`, and is not translated. */
export const ManyOptions: Story = {
  args: {
    options: [
      { value: 'fi', label: 'Suomi', lang: 'fi' },
      ...Array.from({ length: 240 }, (_, index) => ({ value: String(index), label: `Region ${index + 1}` })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const finnish = canvas.getByRole('option', { name: 'Suomi' });
    await expect(finnish).toHaveAttribute('lang', 'fi');
    await expect(finnish).toHaveAttribute('translate', 'no');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Region 240');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Region 240');
  },
};

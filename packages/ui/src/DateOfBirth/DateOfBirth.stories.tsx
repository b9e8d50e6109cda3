import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldGroup } from '../Field';
import { monthNames } from '../option-text';
import { withUsage } from '../usage';
import { DateOfBirth } from './DateOfBirth';

const meta = {
  title: 'Forms/DateOfBirth',
  component: DateOfBirth,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'Three fields in the order of the language; a device can fill in each of them.',
        'Say the minimum age in the label.',
      ],
      not: [
        'Not a calendar: nobody goes back thirty years of months.',
        'Not for a date in the near past or future.',
      ],
    }),
    column: 'form',
  },
  args: { months: monthNames('en') },
  render: (args) => (
    <FieldGroup label="Date of birth" hint="You must be 18 or older. Others see your age, not your birthday.">
      <DateOfBirth {...args} />
    </FieldGroup>
  ),
} satisfies Meta<typeof DateOfBirth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: { day: '', month: '4', year: '' } } };

export const Filled: Story = { args: { defaultValue: { day: '14', month: '4', year: '1988' } } };

export const WithAnError: Story = {
  args: { defaultValue: { day: '31', month: '2', year: '1988' } },
  render: (args) => (
    <FieldGroup label="Date of birth" error="Invalid date of birth.">
      <DateOfBirth {...args} />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'Invalid date of birth.',
    );
  },
};

/** Tab goes through the parts in reading order; each has its `autocomplete`, and a month is sent as a number. */
export const WithTheKeys: Story = {
  render: (args) => (
    <form>
      <FieldGroup label="Date of birth">
        <DateOfBirth {...args} />
      </FieldGroup>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [day, year] = canvas.getAllByRole('textbox');
    const month = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('143');
    await userEvent.tab();
    await expect(month).toHaveFocus();
    await userEvent.selectOptions(month, 'April');
    await userEvent.tab();
    await expect(year).toHaveFocus();
    await userEvent.keyboard('1988');
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveFormValues({ dob_day: '14', dob_month: '4', dob_year: '1988' });
    const known = [day, month, year].map((part) => part?.getAttribute('autocomplete'));
    await expect(known).toEqual(['bday-day', 'bday-month', 'bday-year']);
  },
};

export const LongFinnishMonths: Story = {
  args: { months: monthNames('fi'), defaultValue: { day: '28', month: '9', year: '1988' } },
};

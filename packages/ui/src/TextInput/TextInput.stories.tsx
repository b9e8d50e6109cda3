import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field';
import { withUsage } from '../usage';
import { TextInput } from './TextInput';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'In a Field, with the right “type” and “autoComplete”: the device then helps.',
        '“inputMode” for the keyboard that fits.',
      ],
      not: ['Not for long texts: that is a Textarea.', 'Not without a label.'],
    }),
    column: 'form',
  },
  args: {
    name: 'email',
    type: 'email',
    'aria-label': 'E-mail address',
    autoComplete: 'email',
    placeholder: 'name@example.com',
  },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: 'jonas@example.com' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'jonas@example.com' } };

/** The error is announced with the field, and the typed text stays. */
export const WithAnError: Story = {
  args: { 'aria-label': undefined },
  render: (args) => (
    <Field label="E-mail address" error="Enter a valid e-mail address." hint="Only we see it.">
      <TextInput {...args} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail address' });
    await userEvent.type(input, 'jonas@');
    await expect(input).toHaveValue('jonas@');
    await expect(input).toHaveAttribute('type', 'email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Enter a valid e-mail address\..*Only we see it\./u);
  },
};

export const LongText: Story = {
  args: { defaultValue: 'annegret.hochstrasser-wittgenstein@kirchengemeinderatsvorsitzende.example' },
};

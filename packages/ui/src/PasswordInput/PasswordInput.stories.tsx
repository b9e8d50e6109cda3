import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field';
import { Stack } from '../layout';
import { withUsage } from '../usage';
import { PasswordInput } from './PasswordInput';

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        '“autoComplete” says whether it is a new one or the one that exists.',
        'A button shows the password.',
        'On a page with several passwords, “which” names the password that each button shows.',
      ],
      not: ['Not with a second field to repeat it.', 'No rules that the hint doesn’t name.'],
    }),
    column: 'form',
  },
  args: { name: 'password', autoComplete: 'new-password', defaultValue: 'windstille-am-hafen' },
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placeholder: '' } };

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    const eye = canvas.getByRole('button');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(eye);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Each button says which password it shows. */
export const Several: Story = {
  render: () => (
    <Stack gap="5">
      <Field label="Old password">
        <PasswordInput name="old_password" which="old" autoComplete="current-password" />
      </Field>
      <Field label="New password">
        <PasswordInput name="password" which="new" autoComplete="new-password" />
      </Field>
      <Field label="New password again">
        <PasswordInput name="password_repeat" which="repeated" autoComplete="new-password" />
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(new Set(names).size).toBe(3);
  },
};

export const Good: Story = {
  render: (args) => (
    <Field label="Password" good="At least 10 characters. It’s long enough.">
      <PasswordInput {...args} />
    </Field>
  ),
};

/** The error stands below the field, and the button stays in its place. */
export const WithAnError: Story = {
  args: { defaultValue: 'kurz' },
  render: (args) => (
    <Field
      label="Passwort"
      hint="Mindestens zehn Zeichen; am besten vier Wörter, die nichts miteinander zu tun haben."
      error="Ihr Passwort muss mindestens zehn Zeichen lang sein."
    >
      <PasswordInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Passwort')).toBeInvalid();
  },
};

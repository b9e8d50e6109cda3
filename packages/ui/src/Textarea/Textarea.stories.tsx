import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field';
import { withUsage } from '../usage';
import { Textarea } from './Textarea';

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For texts of several lines; it grows with them.',
        'Near its limit it says how many characters are left; it never cuts a text.',
      ],
      not: ['Not for a message in a conversation: that is the Composer.'],
    }),
    column: 'form',
  },
  args: { name: 'signup_message', maxLength: 500 },
  render: (args) => (
    <Field label="About you" hint="A few honest lines are enough." optional>
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placeholder: 'Say who you are' } };

export const GrowsWithItsText: Story = {
  args: { defaultValue: 'I make a good soup and lose at chess.\n'.repeat(9) },
};

/** It counts grapheme clusters: the emoji of a family is one character. */
export const NearItsLimit: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'Good soup');
    await expect(canvas.queryByText(/\d/u)).toBeNull();
    await userEvent.type(box, '. Chess.👨‍👩‍👧');
    await expect(
      canvas.getByText(
        said(msg`${plural({ left: 2 }, { one: '# character left', other: '# characters left' })}`),
      ),
    ).toBeVisible();
  },
};

export const BeyondItsLimit: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'Good soup, bad chess.');
    await expect(
      canvas.getByText(
        said(msg`${plural(1, { one: '# character too many', other: '# characters too many' })}`),
      ),
    ).toBeVisible();
    await expect(box).toHaveValue('Good soup, bad chess.');
  },
};

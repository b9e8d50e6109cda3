import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field';
import { Textarea } from './Textarea';

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
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

export const NearItsLimit: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'Good soup.');
    await expect(canvas.queryByText(/\d/u)).toBeNull();
    await userEvent.type(box, ' Chess.');
    await expect(canvas.getByText(/\b3\b/u)).toBeVisible();
  },
};

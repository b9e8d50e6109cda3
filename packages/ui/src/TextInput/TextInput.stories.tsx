import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUsage } from '../usage';
import { TextInput } from './TextInput';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'In a Field, with the right “type” and “autoComplete”: the device then helps.',
      '“inputMode” for the keyboard that fits.',
    ],
    not: ['Not for long texts: that is a Textarea.', 'Not without a label.'],
  }),
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

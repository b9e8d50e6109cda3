import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from './TextInput';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
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

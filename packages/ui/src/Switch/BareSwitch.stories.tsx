import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withUsage } from '../usage';
import { BareSwitch } from './BareSwitch';

const meta = {
  title: 'Forms/BareSwitch',
  component: BareSwitch,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: ['For a table of settings, where row and column say what a switch is for.'],
      not: ['Not where its words stand beside it: that is a Switch.'],
    }),
    column: 'form',
  },
  args: { label: 'Likes and matches: e-mail' },
} satisfies Meta<typeof BareSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Likes and matches: e-mail' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};

export const Playground: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

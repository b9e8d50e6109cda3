import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withUsage } from '../usage';
import { Switch } from './Switch';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For a setting that takes effect at once, without a button to save it.',
        'A hint that says what it changes for other members.',
      ],
      not: ['Not in a form that is sent: that is a Checkbox.', 'Not for something that can’t be undone.'],
    }),
    column: 'form',
  },
  args: { name: 'invisible', children: 'Invisible mode' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Invisible mode' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};

export const Playground: Story = {
  args: { hint: 'Hide from search and last-seen. Open conversations stay.' },
};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongGermanWords: Story = {
  args: {
    children: 'Unsichtbarkeitsmodus',
    hint: 'Verbirgt Sie in Suchergebnissen und bei der Anzeige der letzten Anwesenheit; offene Unterhaltungen bleiben bestehen.',
  },
};

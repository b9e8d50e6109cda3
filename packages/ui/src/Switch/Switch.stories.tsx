import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Switch } from './Switch';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
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

export const LongGermanWords: Story = {
  args: {
    children: 'Unsichtbarkeitsmodus',
    hint: 'Verbirgt dich in Suchergebnissen und bei der Anzeige der letzten Anwesenheit; offene Unterhaltungen bleiben bestehen.',
  },
};

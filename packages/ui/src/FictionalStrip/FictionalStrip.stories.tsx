import type { Meta, StoryObj } from '@storybook/react-vite';
import { FictionalStrip } from './FictionalStrip';

const meta = { title: 'Markers/FictionalStrip', component: FictionalStrip } satisfies Meta<
  typeof FictionalStrip
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'strip', children: 'Fictional profile' } };

export const Pill: Story = { args: { shape: 'pill' } };

export const LongGermanWords: Story = {
  args: { children: 'Unterhaltungsprofil: frei erfundene Persönlichkeit, Treffen ausgeschlossen' },
};

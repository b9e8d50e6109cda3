import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withUsage } from '../usage';
import { FictionalIcon } from '../fictional-icon';
import { FictionalStrip } from './FictionalStrip';

const meta = {
  title: 'Markers/FictionalStrip',
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'On every photo and after every name of a fictional profile, over its full width or as a pill.',
        'It stays where the photo is locked, small or missing.',
      ],
      not: ['Never beside or in the look of the premium mark.', 'Never left out for want of room.'],
    }),
    column: 'aside',
  },
  component: FictionalStrip,
} satisfies Meta<typeof FictionalStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'strip', children: 'Fictional profile' } };

export const Pill: Story = { args: { shape: 'pill' } };

/** A symbol of the site's own. */
export const OwnIcon: Story = {
  decorators: [
    (Marker) => (
      <FictionalIcon value="🎭">
        <Marker />
      </FictionalIcon>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('🎭')).toBeVisible();
  },
};

export const LongGermanWords: Story = {
  args: { children: 'Unterhaltungsprofil: frei erfundene Persönlichkeit, Treffen ausgeschlossen' },
};

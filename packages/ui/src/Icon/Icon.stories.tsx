import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { expect } from 'storybook/test';
import { Inline } from '../layout';
import { withUsage } from '../usage';
import { Icon } from './Icon';

const meta = {
  title: 'Pictures/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'Beside a word; alone only with a label that says what it means.',
      'The same icon for the same thing everywhere.',
    ],
    not: ['Not two icons for one thing, and none as decoration.'],
  }),
  args: { of: Heart },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Playground: Story = { args: { size: 'huge', filled: true } };

export const Sizes: Story = {
  render: () => (
    <Inline gap="4">
      {(['tiny', 'small', 'inline', 'medium', 'large', 'huge'] as const).map((size) => (
        <Icon key={size} of={Heart} size={size} />
      ))}
    </Inline>
  ),
};

export const WithALabel: Story = {
  args: { label: 'Liked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Liked' })).toBeVisible();
  },
};

/** An icon that points along the reading direction is mirrored with it; a heart stays as it is. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Inline gap="4">
        {[ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, LogOut, Send, Undo2, Heart].map(
          (glyph, index) => (
            <Icon key={index} of={glyph} />
          ),
        )}
      </Inline>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const glyphs = [...canvasElement.querySelectorAll('svg')];
    const isMirrored = glyphs.map((glyph) => getComputedStyle(glyph).scale === '-1 1');
    await expect(isMirrored).toEqual([true, true, true, true, true, true, true, false]);
  },
};

import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { INTERESTS } from '@vela/atlas/interests';
import BookOpen from 'lucide-react/icons/book-open';
import Mountain from 'lucide-react/icons/mountain';
import Music from 'lucide-react/icons/music';
import { expect } from 'storybook/test';
import { Inline } from '../layout';
import { INTEREST_ICONS, INTEREST_TEXTS } from '../profile-text';
import { withUsage } from '../usage';
import { Chip, ChipChoice } from './Chip';

const meta = {
  title: 'Forms/Chip',
  component: Chip,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'For short facts side by side: interests, chosen filters.',
      '“shared” where both have it: that is what people write about.',
    ],
    not: [
      'Not for a state or a price: that is a Tag.',
      'Not for one answer out of two or three: these are Segments.',
    ],
  }),
  args: { icon: Mountain, children: 'Hiking' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shared: true, size: 'small' } };

export const Shared: Story = {
  render: () => (
    <Inline>
      <Chip icon={Mountain} shared>
        Hiking
      </Chip>
      <Chip icon={BookOpen}>Reading</Chip>
      <Chip>No icon</Chip>
    </Inline>
  ),
};

/** All interests, each with an icon of its own. */
export const Interests: Story = { render: () => <AllInterests /> };

export const Choices: Story = {
  render: () => (
    <Inline>
      <ChipChoice name="interests" value="hiking" icon={Mountain} defaultChecked>
        Hiking
      </ChipChoice>
      <ChipChoice name="interests" value="music" icon={Music}>
        Music
      </ChipChoice>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Music'));
    await expect(canvas.getByRole('checkbox', { name: 'Music' })).toBeChecked();
  },
};

/** One answer out of several. */
export const OneAnswer: Story = {
  render: () => (
    <Inline>
      <ChipChoice type="radio" name="reason" value="break" defaultChecked>
        I need a break
      </ChipChoice>
      <ChipChoice type="radio" name="reason" value="other">
        Something else
      </ChipChoice>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Something else'));
    await expect(canvas.getByRole('radio', { name: 'I need a break' })).not.toBeChecked();
  },
};

/** In the narrowest container no chip is wider than the line. */
export const LongGermanWords: Story = {
  parameters: { column: 'scene' },
  render: () => (
    <Inline>
      <Chip icon={BookOpen}>Persönlichkeitsentwicklungsliteratur</Chip>
      <Chip icon={Music} shared>
        Kammermusikfestspiele
      </Chip>
      <ChipChoice name="interests" value="hiking" icon={Mountain}>
        Mittelgebirgswanderungen mit Übernachtung
      </ChipChoice>
    </Inline>
  ),
};

function AllInterests() {
  const { i18n } = useLingui();
  return (
    <Inline>
      {INTERESTS.map((interest) => (
        <ChipChoice key={interest} name="interests" value={interest} icon={INTEREST_ICONS[interest]}>
          {i18n._(INTEREST_TEXTS[interest])}
        </ChipChoice>
      ))}
    </Inline>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portrait } from '../story-portraits';
import { Loading } from '../Skeleton';
import { withUsage } from '../usage';
import { MatchPair } from './MatchPair';
import { MatchPairSkeleton } from './MatchPairSkeleton';

const meta = {
  title: 'Members/MatchPair',
  component: MatchPair,
  tags: ['autodocs'],
  parameters: withUsage({
    does: ['For a match, and nowhere else.'],
    not: ['Not for a like without an answer: it would look like a match.'],
  }),
  args: {
    own: { src: portrait('jonas') },
    other: { src: portrait('linh') },
    ownName: 'You',
    otherName: 'Linh',
    href: '#linh',
  },
} satisfies Meta<typeof MatchPair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const WithoutPhotos: Story = { args: { own: null, other: null } };

export const Waiting: Story = {
  render: () => (
    <Loading>
      <MatchPairSkeleton />
    </Loading>
  ),
};

/** The other's photo is a link to the profile, the member's own is none; both have a name, with a photo or without. */
export const LeadsToTheOther: Story = {
  args: { other: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'You' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Linh' })).toHaveAttribute('href', '#linh');
  },
};

export const LongNames: Story = {
  args: { own: null, other: null, ownName: 'Sie', otherName: 'Katarzyna-Aleksandra Maximiliane' },
};

/** The member is called “You”; the initials are those of the name, as everywhere. */
export const OwnInitials: Story = {
  args: { own: null, ownName: 'You', ownInitialsOf: 'Noor Celik' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You')).toBeInTheDocument();
    await expect(canvas.getByText('NC')).toBeVisible();
  },
};

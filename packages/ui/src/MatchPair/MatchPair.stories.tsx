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
    does: ['Where two like each other, and nowhere else.'],
    not: ['Not for one who only likes: that would be a promise.'],
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

/** The other's photo leads to the other, one's own to nobody; both are named, with a photo or without. */
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

/** Oneself is called “You”, but the initials are those of one's name, as everywhere. */
export const OwnInitials: Story = {
  args: { own: null, ownName: 'You', ownInitialsOf: 'Noor Celik' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You')).toBeInTheDocument();
    await expect(canvas.getByText('NC')).toBeVisible();
  },
};

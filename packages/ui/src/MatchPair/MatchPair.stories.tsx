import type { Meta, StoryObj } from '@storybook/react-vite';
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { portrait } from '../story-portraits';
import { MatchPair } from './MatchPair';

const meta = {
  title: 'Members/MatchPair',
  component: MatchPair,
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

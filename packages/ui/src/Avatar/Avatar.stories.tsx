import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../layout';
import { portrait } from '../story-portraits';
import { withUsage } from '../usage';
import { Avatar } from './Avatar';

const meta = {
  title: 'Pictures/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: withUsage({
    does: [
      'Beside a name, for a member in a list or a message.',
      'Give it the name: the initials are shown where there is no photo.',
    ],
    not: [
      'Not alone: a face without a name is no link and no button.',
      'Not larger than its sizes: that is a Photo.',
    ],
  }),
  args: { name: 'Nadia', src: portrait('nadia') },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'huge', isOnline: true } };

export const Initials: Story = { args: { name: 'Katarzyna-Aleksandra Wiśniewska', src: null } };

/** The initials are shown where the photo fails to load. */
export const Failed: Story = {
  args: { src: 'data:image/webp;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('N')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline gap="4">
      {(['tiny', 'small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Inline key={size} gap="2">
          <Avatar name="Farid" src={portrait('farid')} size={size} isOnline />
          <Avatar name="Élodie van der Berg" size={size} />
        </Inline>
      ))}
    </Inline>
  ),
};

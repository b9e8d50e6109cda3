import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withUsage } from '../usage';
import { LinkTabs } from './LinkTabs';

const meta = {
  title: 'Navigation/LinkTabs',
  component: LinkTabs,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'For the parts of one page that each have an address: received, sent, matches.',
        'Two to four, of one or two words.',
      ],
      not: [
        'Not for an answer in a form: these are Segments.',
        'Not for pages of their own: these are in the navigation.',
      ],
    }),
    column: 'form',
  },
  args: {
    label: 'Likes',
    tabs: [
      { href: '#received', label: 'Received', isCurrent: true, badge: { count: 4, label: 'new' } },
      { href: '#sent', label: 'Sent', isCurrent: false },
      { href: '#matches', label: 'Matches', isCurrent: false },
    ],
    onGo: fn(),
  },
} satisfies Meta<typeof LinkTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Received');
    await userEvent.click(canvas.getByRole('link', { name: 'Sent' }));
    await expect(args.onGo).toHaveBeenCalledWith('#sent');
  },
};

export const Playground: Story = {};

export const LongGermanWords: Story = {
  args: {
    tabs: [
      { href: '#a', label: 'Erhaltene Sympathien', isCurrent: false, badge: { count: 120, label: 'neu' } },
      { href: '#b', label: 'Verschickt', isCurrent: true },
      { href: '#c', label: 'Übereinstimmungen', isCurrent: false },
    ],
  },
};

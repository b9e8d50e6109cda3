import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkTabs } from './LinkTabs';

const meta = {
  title: 'Navigation/LinkTabs',
  component: LinkTabs,
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import CheckCheck from 'lucide-react/icons/check-check';
import Image from 'lucide-react/icons/image';
import { expect } from 'storybook/test';
import { portrait } from '../story-portraits';
import { withUsage } from '../usage';
import { ConversationRow, ConversationRowSkeleton } from './ConversationRow';

const meta = {
  title: 'Chat/ConversationRow',
  component: ConversationRow,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'One line of the last message, and its time.',
        'The number of unread messages as a text for screen readers, not only as a weight of the font.',
      ],
      not: [
        'No second button in it: the whole row is the link.',
        'No photo sharper than the conversation would show it.',
      ],
    }),
    column: 'conversations',
  },
  args: {
    href: '#nadia',
    name: 'Nadia',
    photo: portrait('nadia'),
    isOnline: true,
    isFictional: false,
    summary: 'This one. Half past eight, window seat.',
    time: '11:48',
    dateTime: '2026-11-21T10:48:00.000Z',
    unread: 0,
    unreadLabel: 'unread',
  },
} satisfies Meta<typeof ConversationRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Nadia.*window seat/ })).toHaveAttribute('href', '#nadia');
  },
};

export const Playground: Story = { args: { unread: 3 } };

export const Current: Story = { args: { 'aria-current': 'page' } };

export const Unread: Story = { args: { unread: 120, summary: 'Photo', summaryIcon: Image } };

export const Read: Story = { args: { summaryIcon: CheckCheck, isOnline: false, time: 'Yesterday' } };

export const Typing: Story = { args: { typing: 'Typing …' } };

export const Fictional: Story = { args: { name: 'Marta', isFictional: true, isOnline: false } };

export const WorstCase: Story = {
  args: {
    name: 'Katarzyna-Aleksandra Maximiliane von Mecklenburg',
    isFictional: true,
    unread: 100,
    time: '30. Sept.',
    summary:
      'Sehr geehrte Damen und Herren, hiermit bestätige ich unser Treffen am kommenden Samstag um halb neun.',
  },
};

export const NoPhoto: Story = { args: { photo: null } };

/** Without a photo the disc with the initial is visible on the colour of the row, too. */
export const CurrentWithoutPhoto: Story = { args: { photo: null, 'aria-current': 'page' } };

export const RightToLeft: Story = {
  args: WorstCase.args ?? {},
  render: (args) => (
    <div dir="rtl">
      <ConversationRow {...args} />
    </div>
  ),
};

export const Waiting: Story = { render: () => <ConversationRowSkeleton /> };

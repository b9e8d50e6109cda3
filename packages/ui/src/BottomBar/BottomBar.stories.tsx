import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import Sparkles from 'lucide-react/icons/sparkles';
import User from 'lucide-react/icons/user';
import { BottomBar, BottomBarLink } from './BottomBar';

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    children: [
      <BottomBarLink key="search" href="#search" icon={Search} aria-current="page">
        Search
      </BottomBarLink>,
      <BottomBarLink key="likes" href="#likes" icon={Heart} badge={{ count: 120, label: 'new' }}>
        Likes
      </BottomBarLink>,
      <BottomBarLink
        key="messages"
        href="#messages"
        icon={MessageCircle}
        badge={{ count: 3, label: 'unread' }}
      >
        Messages
      </BottomBarLink>,
      <BottomBarLink key="premium" href="#premium" icon={Sparkles}>
        Premium
      </BottomBarLink>,
      <BottomBarLink key="profile" href="#profile" icon={User}>
        Profile
      </BottomBarLink>,
    ],
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongGermanWords: Story = {
  args: {
    children: [
      <BottomBarLink key="search" href="#search" icon={Search}>
        Mitgliedersuche
      </BottomBarLink>,
      <BottomBarLink
        key="messages"
        href="#messages"
        icon={MessageCircle}
        aria-current="page"
        badge={{ count: 100, label: 'ungelesen' }}
      >
        Unterhaltungen
      </BottomBarLink>,
      <BottomBarLink key="profile" href="#profile" icon={User}>
        Einstellungen
      </BottomBarLink>,
    ],
  },
};

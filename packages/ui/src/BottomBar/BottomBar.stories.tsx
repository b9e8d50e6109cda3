import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import Sparkles from 'lucide-react/icons/sparkles';
import { expect } from 'storybook/test';
import User from 'lucide-react/icons/user';
import { media } from '../tokens';
import { withUsage } from '../usage';
import { BottomBar, BottomBarLink } from './BottomBar';

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  tags: ['autodocs'],
  parameters: {
    ...withUsage({
      does: [
        'The four or five places a member goes to, the same on every page.',
        'One word each, the icon it has everywhere.',
      ],
      not: [
        'Not for what acts on the page: that stands on the page.',
        'Not for visitors, who have nowhere to go to yet.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 200 } },
    nothingShown:
      'Nothing is shown here: from a tablet on the bar above has the places. Choose the width of a phone.',
    nothingShownFrom: 'tablet',
  },
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

/** Within reach of a thumb on a phone, where it covers nothing of the page; from a tablet on the `TopBar` has the places. */
export const OnAPhoneOnly: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('nav');
    if (!matchMedia(media.belowTablet).matches) return expect(bar).not.toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Search');
    await expect(canvas.getByRole('link', { name: /^99\+ new\s?Likes$/u })).toBeVisible();
    await expect(bar?.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0);
    // The page keeps the room that it covers.
    const room = bar?.previousElementSibling?.clientHeight;
    await expect(room).toBe(bar?.offsetHeight);
  },
};

/** With text of twice the size the words stand in two rows, and none falls out of the bar. */
export const LargeText: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('nav');
    if (bar === null || !matchMedia(media.belowTablet).matches) return;
    const around = bar.getBoundingClientRect();
    for (const link of canvas.getAllByRole('link')) {
      const { left, right, top, bottom, height } = link.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(left).toBeGreaterThanOrEqual(around.left);
      await expect(right).toBeLessThanOrEqual(around.right);
      await expect(top).toBeGreaterThanOrEqual(around.top);
      await expect(bottom).toBeLessThanOrEqual(around.bottom);
    }
    await expect(around.height).toBeLessThanOrEqual(100);
  },
};

/** A count of nothing is no badge. */
export const NothingNew: Story = {
  args: {
    children: [
      <BottomBarLink key="likes" href="#likes" icon={Heart} badge={{ count: 0, label: 'new' }}>
        Likes
      </BottomBarLink>,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav')).toHaveTextContent(/^Likes$/u);
    await expect(canvasElement.querySelector('nav a > span')?.children).toHaveLength(1);
  },
};

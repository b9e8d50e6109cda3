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
        'The four or five main pages of a member, the same on every page.',
        'One word each, with the icon that it has everywhere.',
      ],
      not: [
        'Not for actions on the page: these stand on the page.',
        'Not for visitors, who have no such pages.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 200 } },
    nothingShown:
      'Nothing is shown here: from the width of a tablet on the links are in the top bar. Choose the width of a phone.',
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

/**
 * The bar is at the bottom of a phone and doesn't cover the page; from the width of a tablet on the `TopBar`
 * has the links.
 */
export const OnAPhoneOnly: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('nav');
    if (!matchMedia(media.belowTablet).matches) return expect(bar).not.toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Search');
    await expect(canvas.getByRole('link', { name: /^99\+ new\s?Likes$/u })).toBeVisible();
    await expect(bar?.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0);
    // The page has a padding as high as the bar.
    const room = bar?.previousElementSibling?.clientHeight;
    await expect(room).toBe(bar?.offsetHeight);
  },
};

/** With text of twice the size the words take two rows, and all of them are inside the bar. */
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

/** A count of zero shows no badge. */
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

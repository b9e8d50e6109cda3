import type { Meta, StoryObj } from '@storybook/react-vite';
import { userFixture } from '@vela/api-client/testing';
import type { PageName } from '@vela/domain/pages';
import { EmptyState } from '@vela/ui/EmptyState';
import LayoutPanelTop from 'lucide-react/icons/layout-panel-top';
import { media } from '@vela/ui/tokens';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { members, type MemberNavigation } from './bars/members';
import { Screen } from '../page/Screen';
import { Layout } from './Layout';
import { SurroundingsContext } from './surroundings';

const readyPages: PageName[] = ['members', 'chats', 'likes', 'credits', 'premium', 'profile', 'pages-terms'];

/** What is seen of it: a story's page has its messages already, and nothing happens behind it. */
const seen: MemberNavigation = { ...members, Providers: ({ children }) => children };

const meta = { title: 'Shell/Layouts', component: Layout } satisfies Meta<typeof Layout>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Providers {
  pageName: PageName;
  isMember: boolean;
  /** What is in place: the roles of the bars and of the footer. */
  has: readonly ('banner' | 'contentinfo')[];
  /** On a narrower screen the bar above gives its room to the screen. */
  bannerFrom?: string;
}

/** An empty screen, so that only what stands around it is looked at. */
function around({ pageName, isMember, has, bannerFrom = 'all' }: Providers): Story {
  const user = isMember ? userFixture() : null;
  return {
    ...onPage({ page: { user, readyPages }, pageName, href: '/' }),
    args: {
      children: (
        <Screen title="A screen">
          <EmptyState icon={LayoutPanelTop} level={1} title="A screen">
            What stands around it is its layout’s.
          </EmptyState>
        </Screen>
      ),
    },
    render: ({ children }) => (
      <SurroundingsContext value={isMember ? { members: seen } : {}}>
        <Layout>{children}</Layout>
      </SurroundingsContext>
    ),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('main')).toBeVisible();
      await expect(canvas.queryAllByRole('banner')).toHaveLength(
        has.includes('banner') && matchMedia(bannerFrom).matches ? 1 : 0,
      );
      await expect(canvas.queryAllByRole('contentinfo')).toHaveLength(has.includes('contentinfo') ? 1 : 0);
    },
  };
}

/** The bar, the footer with what the law asks for, and for a visitor the way to log in. */
export const DefaultForVisitors: Story = around({
  pageName: 'index',
  isMember: false,
  has: ['banner', 'contentinfo'],
});

/** The bars have a member's places: above from a tablet on, on a phone below, too. */
export const DefaultForMembers: Story = around({
  pageName: 'likes',
  isMember: true,
  has: ['banner', 'contentinfo'],
});

/** Bare: the conversation has the screen, and from a desktop on the bar above it. */
export const Chat: Story = around({
  pageName: 'chats-id',
  isMember: true,
  has: ['banner'],
  bannerFrom: media.desktop,
});

/** No way but on: the screen brings its own logo, and the footer stays. */
export const Lander: Story = around({
  pageName: 'members-id-landing',
  isMember: false,
  has: ['contentinfo'],
});

/** The page has nothing but the screen. */
export const Empty: Story = around({ pageName: 'members-id-signup', isMember: false, has: [] });

/** Who came for another language finds the pages about the site in it. */
export const ChoiceOfTheLanguage: Story = around({
  pageName: 'lang-config',
  isMember: false,
  has: ['contentinfo'],
});

import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import type { News } from '@vela/domain/badges';
import type { PageName } from '@vela/domain/pages';
import type { User } from '@vela/contract/entities/user';
import { expect } from 'storybook/test';
import { onPage } from '../../../../tests/support/story-page';
import { storeConfirmed, consumeConfirmed } from '../../storage/confirmed-elsewhere';
import { SiteFooter } from '../SiteFooter';
import { NewsContext } from '../../page/news-context';
import { AddressConfirmed } from './MemberProviders';
import { members } from './members';
import { VisitorBar } from './VisitorBar';

const readyPages: PageName[] = ['members', 'chats', 'likes', 'credits', 'premium', 'profile', 'pages-terms'];

const meta = { title: 'Shell/Navigation', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of the bar's menus that is seen. */
async function openMenu({
  canvasElement,
  userEvent,
}: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  const summary = [...canvasElement.querySelectorAll('summary')].find((opener) => opener.checkVisibility());
  if (!summary) throw new Error('the bar has a menu');
  await userEvent.click(summary);
  await expect(summary.parentElement).toHaveAttribute('open');
}

/** A member's bars around a page; on a phone the lower one is within reach of the thumb. */
function aroundMember(user: User, { pageName, news }: { pageName: PageName; news: News }): Story {
  return {
    ...onPage({ page: { user, readyPages }, pageName }),
    render: () => (
      <NewsContext value={news}>
        <members.TopBar />
        <SiteFooter />
        <members.BottomBar />
      </NewsContext>
    ),
  };
}

const quiet = { unreadMessages: 0, newLikes: 0 };

export const Visitor: Story = {
  ...onPage({ page: { readyPages } }),
  render: () => (
    <>
      <VisitorBar />
      <SiteFooter />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a[href="/signup"]')).toBeVisible();
  },
};

/** Where only the invited join, nobody is asked to. */
export const VisitorUninvited: Story = {
  ...onPage({ page: { readyPages, settings: settingsFixture({ signups: 'none' }) } }),
  render: () => <VisitorBar />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a[href="/login"]')).toBeVisible();
    await expect(canvasElement.querySelector('a[href^="/signup"]')).toBeNull();
  },
};

export const FreeMember: Story = aroundMember(userFixture(), { pageName: 'members', news: quiet });

/** The name of the account, and what belongs to it. */
export const AccountMenuOpen: Story = {
  ...aroundMember(userFixture(), { pageName: 'profile', news: quiet }),
  play: openMenu,
};

export const LanguageMenuOpen: Story = {
  ...onPage({ page: { readyPages } }),
  render: () => <VisitorBar />,
  play: openMenu,
};

export const PremiumMember: Story = aroundMember(userFixture({ paid_user: true, credits: 120 }), {
  pageName: 'chats',
  news: { unreadMessages: 3, newLikes: 1 },
});

export const FewCredits: Story = aroundMember(userFixture({ paid_user: true, credits: 8 }), {
  pageName: 'likes',
  news: quiet,
});

export const NoCreditsAndALot: Story = {
  ...aroundMember(
    userFixture({
      paid_user: true,
      credits: 0,
      profile: profileFixture({ name: 'Katarzyna-Aleksandra Maximiliane' }),
    }),
    { pageName: 'credits', news: { unreadMessages: 1200, newLikes: 100 } },
  ),
  play: async ({ canvas }) => {
    // Both bars are rendered: the width decides which one is seen.
    await expect(canvas.getAllByText('99+')).toHaveLength(4);
  },
};

/** Only the installed app shows it, on pages that a member reaches from another page. */
export const TheWayBack: Story = {
  ...aroundMember(userFixture({ paid_user: true, credits: 120 }), { pageName: 'members-id', news: quiet }),
  beforeEach: () => {
    if (history.length === 1) history.pushState(null, '');
  },
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByRole('button', { name: said(msg`Back`), hidden: true })).toBeInTheDocument();
  },
};

export const NoWayBackFromSearch: Story = {
  ...aroundMember(userFixture(), { pageName: 'members', news: quiet }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.queryByRole('button', { name: said(msg`Back`), hidden: true })).toBeNull();
  },
};

/** The page continues at the one that waited for the activation mail, once. */
export const ConfirmedElsewhere: Story = {
  ...onPage({ page: { user: userFixture() }, pageName: 'members' }),
  render: () => (
    <>
      <members.TopBar />
      <AddressConfirmed />
    </>
  ),
  beforeEach: storeConfirmed,
  play: async ({ canvas, loaded: { said } }) => {
    const words = await canvas.findByText(said(msg`Your e-mail address is confirmed`));
    await expect(words).toBeVisible();
    await expect(words.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(consumeConfirmed()).toBe(false);
  },
};

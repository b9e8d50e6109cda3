import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import type { User } from '@vela/contract/entities/user';
import { ALERTS } from '@vela/domain/alerts';
import type { PageName } from '@vela/domain/pages';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { portraitOf } from '../../../../tests/support/people';
import { onPage } from '../../../../tests/support/story-page';
import { MemberBanners } from '../bars/members';
import { DISMISSAL_KEYS } from '../../storage/dismissals';
import { MemberAlerts } from './MemberAlerts';

/** The browser stores what is dismissed, and other stories share it. */
const clearDismissals = () => {
  const clear = () => DISMISSAL_KEYS.forEach((key) => localStorage.removeItem(key));
  clear();
  return clear;
};

const meta = {
  title: 'Shell/Alerts',
  component: MemberAlerts,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <MemberAlerts />
      <main id="main" tabIndex={-1} />
    </>
  ),
  beforeEach: clearDismissals,
} satisfies Meta<typeof MemberAlerts>;

export default meta;
type Story = StoryObj<typeof meta>;

const { profile } = userFixture();
const withPhoto = profileFixture({ main_image: portraitOf('marit') });
const unconfirmed: Partial<User> = {
  status: 'not_confirmed',
  profile: profile && { ...profile, status: 'disabled', main_image: null },
};

function forMember(user: Partial<User>, at: { pageName?: PageName; href?: string } = {}) {
  return onPage({ page: { user: userFixture(user) }, pageName: 'likes', href: '/likes', ...at });
}

/** Who just signed up has both to do, the address first. */
export const JustSignedUp: Story = {
  ...forMember(unconfirmed),
  play: async ({ canvas }) => {
    const links = (await canvas.findAllByRole('link')).map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/complete-signup', '/profile']);
  },
};

/** On a phone all of an alert is the way, but for what dismisses it; each takes two lines. */
export const OnAPhone: Story = {
  ...forMember(unconfirmed),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [title] = await canvas.findAllByRole('strong');
    const { left = 0, top = 0 } = title?.getBoundingClientRect() ?? {};
    const pressed = document.elementFromPoint(left + 1, top + 1);
    await expect(pressed).toHaveAttribute('href', '/complete-signup');
    const [, photo] = canvas.getAllByRole('link');
    await expect(photo).toBeVisible();
  },
};

/** Nothing comes before confirming the address, an offer that runs neither. */
export const BeforeTheOffer: Story = {
  ...forMember(
    {
      ...unconfirmed,
      time_bonus: { code: 'TIMEBONUS25', percentage: 25, expires: '2026-11-21T11:47:13.000Z' },
    },
    { pageName: 'members', href: '/members' },
  ),
  render: () => (
    <>
      <MemberBanners />
      <main id="main" tabIndex={-1} />
    </>
  ),
  play: async ({ canvas }) => {
    const links = (await canvas.findAllByRole('link')).map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/complete-signup', '/profile', '/credits']);
  },
};

/** After a sign-up elsewhere, on a smartphone, the reminder comes over the page first. */
export const FromSignUpElsewhere: Story = {
  ...forMember(unconfirmed, { pageName: 'members', href: '/members?api_signup_complete=1' }),
  beforeEach: () => {
    clearDismissals();
    const original = matchMedia.bind(window);
    const asked = spyOn(window, 'matchMedia').mockImplementation((query) =>
      original(query.includes('coarse') ? 'all' : query),
    );
    return () => asked.mockRestore();
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const reminder = within(await canvas.findByRole('dialog'));
    await expect(reminder.getByRole('link')).toHaveAttribute('href', '/complete-signup');
    await userEvent.click(reminder.getByRole('button', { name: said(msg`Not now`) }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const [confirm] = canvas.getAllByRole('link');
    await expect(confirm).toHaveAttribute('href', '/complete-signup');
    await expect(confirm).toBeVisible();
  },
};

/** On a screen with a mouse the origin of the sign-up doesn't matter. */
export const FromSignUpElsewhereOnDesktop: Story = {
  ...forMember(unconfirmed, { pageName: 'members', href: '/members?api_signup_complete=1' }),
  play: async ({ canvas }) => {
    await canvas.findByText('robin@example.com');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const WithoutPhoto: Story = {
  ...forMember({ profile: profileFixture({ main_image: null }) }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link'))[0]).toHaveAttribute('href', '/profile');
  },
};

/** It stays dismissed in this browser, and the focus goes on to the screen. */
export const Dismissed: Story = {
  ...WithoutPhoto,
  parameters: {
    ...WithoutPhoto.parameters,
    nothingShown: 'Nothing is shown any more: the alert was dismissed, and stays so in this browser.',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(localStorage.getItem(ALERTS.profilePhoto.key)).toMatch(/^\d{4}-/);
    await expect(canvasElement.querySelector('main')).toHaveFocus();
  },
};

/** A member changes an address whose mails bounce; where the member unsubscribed, customer service turns them on again. */
export const MailsCameBack: Story = {
  ...forMember({ notifications_disabled: ['bounce'], profile: withPhoto }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link'))[0]).toHaveAttribute('href', '/notifications');
  },
};

export const MailsDisabled: Story = {
  ...forMember({ notifications_disabled: ['fbl', 'listunsubscribe'], profile: withPhoto }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link'))[0]).toHaveAttribute('href', '/notifications');
  },
};

export const MailsDisabledDismissed: Story = {
  ...MailsDisabled,
  parameters: {
    ...MailsDisabled.parameters,
    nothingShown: 'Nothing is shown any more: the alert was dismissed, and stays so in this browser.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(localStorage.getItem(ALERTS.disabledNotifications.key)).toMatch(/^\d{4}-/);
  },
};

let isInvisible = true;
const invisible = onPage({
  page: { user: userFixture({ status: 'active', invisible: true, profile: withPhoto }) },
  pageName: 'likes',
  href: '/likes',
  handlers: {
    updateUser: ({ body }) => {
      isInvisible = body.invisible ?? isInvisible;
      return { user: userFixture({ status: 'active', invisible: isInvisible, profile: withPhoto }) };
    },
  },
});

export const Invisible: Story = {
  ...invisible,
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByText(said(msg`You’re invisible.`))).toBeVisible();
  },
};

/** The button sends the end of the mode. */
export const VisibleAgain: Story = {
  ...invisible,
  beforeEach: () => {
    isInvisible = true;
    return invisible.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Show me again`) }));
    await waitFor(() => expect(isInvisible).toBe(false));
  },
};

export const StillInvisible: Story = {
  ...onPage({
    page: { user: userFixture({ status: 'active', invisible: true, profile: withPhoto }) },
    pageName: 'likes',
    href: '/likes',
    handlers: { updateUser: ({ reject }) => reject('internal') },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Show me again`) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

const inTheSettings = forMember(
  { ...unconfirmed, notifications_disabled: ['bounce'] },
  { pageName: 'settings', href: '/settings' },
);

/** The page that changes the address shows no banner about it. */
export const NothingInTheSettings: Story = {
  ...inTheSettings,
  parameters: {
    ...inTheSettings.parameters,
    nothingShown: 'Nothing is shown here: the page itself is about the address and its mails.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

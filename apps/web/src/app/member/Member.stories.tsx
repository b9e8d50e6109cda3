import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import { ALERTS } from '@vela/domain/alerts';
import type { PageName } from '@vela/domain/pages';
import { useShowToast } from '@vela/ui/Toast';
import { media } from '@vela/ui/tokens';
import type { ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { portraitOf } from '../../../tests/support/people';
import { nadia } from '../../../tests/support/nadia';
import { onPage } from '../../../tests/support/story-page';
import { DISMISSED } from '../../kit/storage/dismissals';
import { MemberBanners } from '../../kit/frame/bars/members';
import { Blocked } from './Blocked';
import { Member } from './Member';

const readyPages: PageName[] = ['members', 'premium', 'members-id-chat'];

const meta = {
  title: 'Screens/Member',
  component: Member,
  args: { id: 'nadia' },
  ...onPage({
    page: { user: userFixture(), readyPages },
    pageName: 'members-id',
    href: '/members/nadia',
    handlers: { getMember: () => ({ profile: nadia }) },
  }),
} satisfies Meta<typeof Member>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Nadia, 34');
  },
};

/** What Premium would open is counted without the private photo, and that is said. */
export const WithoutPremium: Story = {
  tags: ['!dev'],
  play: async ({ canvas, loaded: { said } }) => {
    await canvas.findByRole('heading', { level: 1 });
    const blurred = nadia.photos.filter(({ variant }) => variant === 'blurred').length;
    await expect(
      canvas.getByText(
        said(msg`${plural({ blurred }, { one: 'Unlock # more photo', other: 'Unlock # more photos' })}`),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(said(msg`Premium members see all photos except private ones.`)),
    ).toBeVisible();
  },
};

/** On a phone the main action is in reach of the thumb at once, over the bar of places, and under a toast. */
export const InReach: Story = {
  render: (args) => (
    <>
      <Member {...args} />
      <Tell />
    </>
  ),
  play: async ({ canvas }) => {
    const write = await canvas.findByRole('link', { name: /Nadia/ });
    if (!matchMedia(media.belowTablet).matches) return;
    await expect(write.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    canvas.getByText('Tell').click();
    const toast = (await canvas.findByText('Saved')).closest('section');
    await expect(toast?.getBoundingClientRect().bottom).toBeLessThan(write.getBoundingClientRect().top);
    window.scrollTo(0, 300);
    await expect(write.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await expect(toast?.getBoundingClientRect().bottom).toBeLessThan(write.getBoundingClientRect().top);
  },
};

const { profile } = userFixture();
const withoutPhoto = profile && { ...profile, main_image: null };

const seenBySomeone = (changes: Parameters<typeof userFixture>[0]) =>
  onPage({
    page: { user: userFixture(changes), readyPages },
    href: '/members/nadia',
    handlers: { getMember: () => ({ profile: nadia }) },
  });

/** A new member sees three messages: on a phone the name stands in sight on the foot of the photo, above what is sticky. */
export const UnderNotices: Story = {
  ...seenBySomeone({
    status: 'not_confirmed',
    profile: withoutPhoto && { ...withoutPhoto, status: 'disabled' },
    time_bonus: { code: 'TIMEBONUS25', percentage: 25, expires: '2026-11-21T11:47:13.000Z' },
  }),
  render: belowWarnings,
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1 });
    if (!matchMedia(media.belowTablet).matches) return;
    const [photo] = canvas.getAllByRole('button', { name: /Nadia$/ });
    const write = canvas.getByRole('link', { name: /Nadia/ });
    await expect(canvas.getAllByRole('complementary')).toHaveLength(2);
    await expect(name.getBoundingClientRect().bottom).toBeLessThan(
      photo?.getBoundingClientRect().bottom ?? 0,
    );
    await expect(name.getBoundingClientRect().bottom).toBeLessThan(write.getBoundingClientRect().top);
  },
};

/** One after the other is dismissed, which the page hides before it reacts: the name stays on the foot of the photo. */
export const UnderDismissedNotices: Story = {
  tags: ['!dev'],
  ...seenBySomeone({ notifications_disabled: ['bounce'], profile: withoutPhoto }),
  render: belowWarnings,
  afterEach: () => document.documentElement.removeAttribute(DISMISSED),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1 });
    const notices = canvas.getByRole('complementary');
    await expect(within(notices).getAllByRole('button')).toHaveLength(2);
    const feet = new Set<number>();
    for (const [keys, isShown] of [
      [[], true],
      [[ALERTS.profilePhoto.key], true],
      [[ALERTS.profilePhoto.key, ALERTS.disabledNotifications.key], false],
    ] as const) {
      document.documentElement.setAttribute(DISMISSED, keys.join(' '));
      await expect(notices.checkVisibility() && notices.getBoundingClientRect().height > 0).toBe(isShown);
      const photo = canvas.getAllByRole('button', { name: /Nadia$/ })[0]?.getBoundingClientRect();
      feet.add(Math.round(name.getBoundingClientRect().bottom - (photo?.bottom ?? 0)));
    }
    if (matchMedia(media.belowTablet).matches) await expect([...feet]).toHaveLength(1);
  },
};

function belowWarnings(args: ComponentProps<typeof Member>) {
  return (
    <>
      <MemberBanners />
      <Member {...args} />
    </>
  );
}

function Tell() {
  const showToast = useShowToast();
  return (
    <button type="button" hidden onClick={() => showToast({ tone: 'info', title: 'Saved' })}>
      Tell
    </button>
  );
}

const seenBy = (changes: Parameters<typeof profileFixture>[0]) =>
  onPage({
    page: { user: userFixture(), readyPages },
    href: '/members/nadia',
    handlers: { getMember: () => ({ profile: { ...nadia, ...changes } }) },
  });

export const LikesYou: Story = {
  ...seenBy({ liked_by: true }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByText(said(msg`Likes you`))).toBeVisible();
  },
};

export const LikeEachOther: Story = {
  ...seenBy({ liked_by: true, like: true, match: true }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByText(said(msg`You like each other`))).toBeVisible();
    await expect(canvas.queryByText(said(msg`Likes you`))).toBeNull();
  },
};

/** Free messages are left, but for conversations that this member wrote in already. */
const nearlyUsedUp = userFixture({ written: { conversations: 2, messages: 2 } });

export const WroteBefore: Story = {
  ...onPage({
    page: { user: nearlyUsedUp, readyPages },
    handlers: { getMember: () => ({ profile: { ...nadia, wrote_to: true } }) },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    // What is used up isn't counted.
    await expect(
      await canvas.findByText(
        said(msg`Free: ${plural({ messages: 1 }, { one: '# message', other: '# messages' })} left`),
      ),
    ).toBeVisible();
  },
};

/** A conversation that only the other wrote in is a new one for the free allowance. */
export const WroteNothingYet: Story = {
  ...onPage({
    page: { user: nearlyUsedUp, readyPages },
    handlers: {
      getMember: () => ({ profile: { ...nadia, conversation_id: 'chat-nadia', wrote_to: false } }),
    },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Nadia, 34');
    await expect(
      canvas.queryByText(
        said(msg`Free: ${plural({ messages: 1 }, { one: '# message', other: '# messages' })} left`),
      ),
    ).toBeNull();
  },
};

/** Who pays sees all of them sharp but the private one. */
export const SeenByPremium: Story = onPage({
  page: { user: userFixture({ paid_user: true, credits: 40 }), readyPages },
  href: '/members/nadia',
  handlers: {
    getMember: () => ({
      profile: {
        ...nadia,
        photos: [
          portraitOf('nadia'),
          portraitOf('nadia-cafe', { main: false }),
          { id: 'private', status: 'active', private: true, main: false, variant: 'locked' },
        ],
      },
    }),
  },
});

/** No photo, no words, no interests. */
export const Sparse: Story = onPage({
  page: { user: userFixture(), readyPages },
  handlers: {
    getMember: () => ({ profile: profileFixture({ id: 'nadia', interests: [], online: 'hidden' }) }),
  },
});

export const Fictional: Story = onPage({
  page: { user: userFixture(), readyPages },
  handlers: { getMember: () => ({ profile: { ...nadia, fictional: true, premium: false } }) },
});

export const Waiting: Story = onPage({
  page: { user: userFixture() },
  handlers: { getMember: () => new Promise(() => {}) },
});

export const Failed: Story = onPage({
  page: { user: userFixture() },
  handlers: { getMember: ({ reject }) => reject('internal') },
});

/** A member who has opened very many profiles today learns that, and when it can go on. */
export const LimitReached: Story = onPage({
  page: { user: userFixture() },
  handlers: { getMember: ({ reject }) => reject('too_many_requests', { retryAfter: 3 * 60 * 60 }) },
});

export const YouAreBlocked: Story = {
  render: () => <Blocked by={{ id: 'nadia', name: 'Nadia' }} />,
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Report`) }));
    await expect(
      await canvas.findByRole('dialog', { name: said(msg`Report <0>${{ name: 'Nadia' }}</0>`) }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** A site that names nobody who blocks. */
export const NoLongerAvailable: Story = {
  ...onPage({
    page: { user: userFixture(), readyPages },
    handlers: {
      getMember: ({ reject }) => reject('no_longer_available', { params: { profile_id: 'nadia' } }),
    },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: said(msg`This profile is no longer available`) }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(msg`Report`) })).toBeVisible();
  },
};

/** Where one has blocked a member before, by a link or in another window, it says so and can be undone. */
export const BlockedBefore: Story = {
  ...onPage({
    page: { user: userFixture(), readyPages },
    handlers: {
      getMember: ({ reject }) => reject('not_found', { params: { name: 'Nadia', profile_id: 'nadia' } }),
    },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: said(msg`You have blocked <0>${{ name: 'Nadia' }}</0>`),
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('button', { name: said(msg`Unblock`) })).toBeVisible();
  },
};

/** Where removing the block failed, an error is announced, and the block stays. */
export const NotUnblocked: Story = {
  ...onPage({
    page: { user: userFixture(), readyPages },
    handlers: {
      getMember: ({ reject }) => reject('not_found', { params: { name: 'Nadia', profile_id: 'nadia' } }),
      unblockMember: ({ reject }) => reject('internal'),
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Unblock`) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      said(msg`That didn’t work. Please try again.`),
    );
    await expect(canvas.getByRole('button', { name: said(msg`Unblock`) })).toBeEnabled();
  },
};

/** From the foot of a long profile the note of the block is seen from its top. */
export const AfterABlock: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    canvasElement.style.minBlockSize = '200vb';
    const block = await canvas.findByRole('button', { name: said(msg`Block <0>${{ name: 'Nadia' }}</0>`) });
    block.scrollIntoView({ block: 'end', behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.click(block);
    const dialog = await canvas.findByRole('alertdialog');
    await userEvent.click(
      within(dialog).getByRole('button', { name: said(msg`Block <0>${{ name: 'Nadia' }}</0>`) }),
    );
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: said(msg`You have blocked <0>${{ name: 'Nadia' }}</0>`),
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(window.scrollY).toBe(0);
    canvasElement.style.minBlockSize = '';
  },
};

import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { imageFixture, profileFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import type { Profile } from '@vela/contract/entities/profile';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { Likes } from './Likes';

const user = userFixture();
const readyPages = ['members', 'profile', 'likes', 'members-id-chat'] as const;

const NOTHING = {
  profiles: [],
  liked_by: [],
  matches: [],
  new_likes: 0,
  untold_match: false,
  next_cursor: null,
};

const photo = (name: string) =>
  imageFixture({ id: name, filename: `/portraits/${name}-360.webp`, sources: [], width: 360, height: 450 });

const nadia = profileFixture({
  id: 'nadia',
  name: 'Nadia',
  age: 34,
  liked_by: true,
  premium: true,
  main_image: photo('nadia'),
});
const pieter = profileFixture({
  id: 'pieter',
  name: 'Pieter-Christiaan van der Hoogenband',
  age: 52,
  like: true,
  liked_by: true,
  match: true,
  online: 'today',
  city: 'Alphen aan den Rijn',
  main_image: photo('pieter'),
});
const elif = profileFixture({ id: 'elif', name: 'Elif', age: 30, liked_by: true, fictional: true });

const FULL = {
  ...NOTHING,
  profiles: [pieter],
  liked_by: [
    { id: 'like-1', like_new: true, profile: nadia },
    { id: 'like-2', like_new: false, profile: pieter },
    { id: 'like-3', like_new: true, profile: elif },
  ],
  matches: [pieter],
  new_likes: 120,
  next_cursor: 'older',
};

const meta = {
  title: 'Screens/Likes',
  component: Likes,
  args: { type: 'received' },
  ...onPage({
    page: { user, readyPages },
    pageName: 'likes-type',
    href: '/likes/received',
    handlers: { listLikes: () => FULL },
  }),
} satisfies Meta<typeof Likes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sent: Story = { args: { type: 'sent' } };

/** From each match it is one press to the conversation. */
export const Matches: Story = {
  args: { type: 'matches' },
  play: async ({ canvas, loaded: { said } }) => {
    const write = await canvas.findByRole('link', { name: said(msg`Write to ${{ name: pieter.name }}`) });
    await expect(write).toHaveAttribute('href', expect.stringContaining('/chat'));
  },
};

const promoted = (credits: number) =>
  onPage({
    page: {
      user: userFixture({ credits }),
      readyPages,
      settings: settingsFixture({
        member_resell: [
          {
            place: 'likes',
            title: 'Walks for two',
            text: 'Meet on a walk near you.',
            url: 'https://walks.example',
            image: '/promo/walks.svg',
            label: 'Tweepad',
          },
        ],
      }),
    },
    handlers: { listLikes: () => FULL },
  });

/** The advertisement of a site comes after everything else, for members without credits. */
export const WithAdvertisement: Story = {
  ...promoted(0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'walks.example' })).toBeVisible();
  },
};

/** Who has credits has paid, and sees none. */
export const WithoutAdvertisement: Story = {
  ...promoted(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nadia' })).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const LikedBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Nadia/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  },
};

const joris = profileFixture({
  id: 'joris',
  name: 'Joris',
  age: 41,
  like: true,
  liked_by: true,
  match: true,
});
let matches: Profile[];

const endingMatches = onPage({
  page: { user, readyPages },
  handlers: {
    listLikes: () => ({ ...NOTHING, matches }),
    unlikeMember: ({ body: { profile_id: ended } }) => {
      matches = matches.filter(({ id }) => id !== ended);
      return { like: false, match: false };
    },
  },
});

/** The heart of a match asks before it ends one; the focus then goes on to what stands in its place. */
export const MatchEnded: Story = {
  args: { type: 'matches' },
  ...endingMatches,
  beforeEach: () => {
    matches = [pieter, joris];
    return endingMatches.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const end = async (heart: HTMLElement) => {
      await userEvent.click(heart);
      const name = said(msg`Take back your like`);
      await userEvent.click(await canvas.findByRole('button', { name }));
      await waitFor(() => expect(heart).not.toBeInTheDocument());
    };
    const heart = await canvas.findByRole('button', { name: /Pieter/ });
    await userEvent.click(heart);
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Keep the match`) }));
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(heart).toHaveFocus());
    await end(heart);
    await expect(canvas.getByRole('link', { name: 'Joris' })).toHaveFocus();
    await end(canvas.getByRole('button', { name: /Joris/ }));
    const heading = canvas.getByRole('heading', { level: 2, name: said(msg`No matches yet`) });
    await expect(heading).toHaveFocus();
  },
};

export const RemovedWhenItFails: Story = {
  ...onPage({
    page: { user, readyPages },
    handlers: { listLikes: () => FULL, likeMember: ({ reject }) => reject('not_found') },
  }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Nadia/ });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent(/\w/));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  },
};

const tom = profileFixture({ id: 'tom', name: 'Tom', age: 38, like: true, main_image: photo('tom') });
let sent: Profile[];

const takingBack = onPage({
  page: { user, readyPages },
  handlers: {
    listLikes: () => ({ ...NOTHING, profiles: sent }),
    likeMember: () => {
      sent = [tom];
      return { like: true, match: false };
    },
    unlikeMember: () => {
      sent = [];
      return { like: false, match: false };
    },
  },
});

/** A like that was taken back leaves the list, and comes back as long as its message stays. */
export const TakenBack: Story = {
  args: { type: 'sent' },
  ...takingBack,
  beforeEach: () => {
    sent = [tom];
    return takingBack.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tom/ }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Tom' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Undo`) }));
    await expect(await canvas.findByRole('link', { name: 'Tom' })).toBeVisible();
    const words = said(msg`You like ${{ name: tom.name }} again`);
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};

/** Who left meanwhile has no like to take back: it goes without an alarm. */
export const TakenBackOfNobody: Story = {
  args: { type: 'sent' },
  ...onPage({
    page: { user, readyPages },
    handlers: {
      listLikes: () => ({ ...NOTHING, profiles: [tom] }),
      unlikeMember: ({ reject }) => reject('not_found'),
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tom/ }));
    await expect(await canvas.findByText(said(msg`This profile is no longer available.`))).toBeVisible();
  },
};

export const NobodyYet: Story = onPage({
  page: { user, readyPages },
  handlers: { listLikes: () => NOTHING },
});

export const NoneSent: Story = { args: { type: 'sent' }, ...NobodyYet };

export const NoMatches: Story = { args: { type: 'matches' }, ...NobodyYet };

export const Loading: Story = onPage({
  page: { user, readyPages },
  handlers: { listLikes: () => new Promise<never>(() => {}) },
});

export const DidNotGetThrough: Story = onPage({
  page: { user, readyPages },
  handlers: { listLikes: ({ reject }) => reject('internal') },
});

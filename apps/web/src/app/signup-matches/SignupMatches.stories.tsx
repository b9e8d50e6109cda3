import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture, wishesFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { portraitOf } from '../../../tests/support/people';
import { onPage } from '../../../tests/support/story-page';
import { SignupMatches } from './SignupMatches';

const waiting = userFixture({
  status: 'not_confirmed',
  paid_user: false,
  credits: 0,
  written: { conversations: 0, messages: 0 },
});

const [nadia, linh, amara, kasia] = [
  profileFixture({ id: 'nadia', name: 'Nadia', online: 'now', main_image: portraitOf('nadia') }),
  profileFixture({ id: 'linh', name: 'Linh', age: 29, main_image: portraitOf('linh') }),
  profileFixture({ id: 'amara', name: 'Amara', fictional: true, main_image: portraitOf('amara') }),
  profileFixture({ id: 'kasia', name: 'Katarzyna-Aleksandra-Maximiliane', main_image: null }),
];

const found = {
  matches: [
    { profile: nadia, shared_interest: 'coffee' },
    { profile: linh, shared_interest: null },
    { profile: amara, shared_interest: 'hiking' },
    { profile: kasia, shared_interest: null },
  ],
  scope: 'near' as const,
  liked: [],
};

const meta = {
  title: 'Screens/Sign-up matches',
  component: SignupMatches,
  args: { gender: undefined, isHello: false, to: undefined },
  ...onPage({
    page: { user: waiting },
    pageName: 'signup-matches',
    href: '/signup-matches',
    handlers: { listSignupMatches: () => found, likeMember: () => ({ like: true, match: false }) },
  }),
} satisfies Meta<typeof SignupMatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(4));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

/** It begins with the gender that was wished for with the sign-up, and everyone is a choice like another. */
export const Wished: Story = {
  ...onPage({
    page: { user: { ...waiting, wishes: wishesFixture({ gender: 'female', min_age: 28, max_age: 40 }) } },
    pageName: 'signup-matches',
    href: '/signup-matches',
    handlers: { listSignupMatches: () => found },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(4));
    const current = canvas.getAllByRole('link').find((link) => link.hasAttribute('aria-current'));
    await expect(current).toHaveAttribute('href', '/signup-matches?gender=female');
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toContain('/signup-matches?gender=all');
  },
};

/** The panel names who is chosen, in the language's own list. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Nadia/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Linh/ }));
    await expect(canvas.getByText(/^Nadia.+Linh$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Linh/ }));
    await expect(canvas.getByRole('button', { name: /Nadia/ })).toBeVisible();
  },
};

/** Somebody who has left meanwhile stops nothing; without a connection the choice stays. */
export const NotSaved: Story = {
  ...onPage({
    page: { user: waiting },
    pageName: 'signup-matches',
    handlers: { listSignupMatches: () => found, likeMember: ({ reject }) => reject('internal') },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Nadia/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Nadia/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Nadia/ })).toBeChecked();
  },
};

export const NobodyThere: Story = onPage({
  page: { user: waiting },
  pageName: 'signup-matches',
  handlers: { listSignupMatches: () => ({ matches: [], scope: 'country', liked: [] }) },
});

export const NotLoaded: Story = onPage({
  page: { user: waiting },
  pageName: 'signup-matches',
  handlers: { listSignupMatches: ({ reject }) => reject('internal') },
});

export const Loading: Story = onPage({
  page: { user: waiting },
  pageName: 'signup-matches',
  handlers: { listSignupMatches: () => new Promise(() => undefined) },
});

const hello = onPage({
  page: { user: waiting },
  pageName: 'signup-matches',
  href: '/signup-matches?step=hello',
  handlers: {
    listSignupMatches: () => ({ ...found, liked: [nadia, amara, kasia] }),
    getMember: () => ({
      profile: {
        ...nadia,
        about: 'I measure every city by its bakeries, and like people who ask a second question.',
      },
    }),
    listIcebreakers: () => ({
      icebreakers: [{ id: 'coffee', text: 'Where do they make the best coffee?' }],
      language: 'en',
    }),
    sendMessage: ({ reject }) => reject('too_many_requests'),
  },
});

/** An opening line goes into the field, where it can be changed. */
export const Hello: Story = {
  args: { isHello: true },
  ...hello,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /best coffee/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Where do they make the best coffee?');
  },
};

export const HelloWithoutWords: Story = {
  args: { isHello: true, to: 'amara' },
  ...hello,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Amara/ }));
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  imageFixture,
  ownProfileFixture,
  profileFixture,
  userFixture,
  wishesFixture,
} from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { waitingPhoto } from '../../../tests/support/waiting-photo';
import { saveFoundMatches } from '../../kit/storage/found-matches';
import { tabStore } from '../../kit/storage/safe-store';
import { CompleteSignup } from './CompleteSignup';

const waiting = userFixture({
  status: 'not_confirmed',
  email: 'maximiliane.von-und-zu-hohenlohe@example.com',
});

const meta = {
  title: 'Screens/Waiting for activation',
  component: CompleteSignup,
  args: { done: null, waiting: { likes: [], messages: [] } },
  ...onPage({ page: { user: waiting } }),
} satisfies Meta<typeof CompleteSignup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What was chosen and written while signing up. */
export const LikesAndMessageWaiting: Story = {
  args: {
    waiting: {
      likes: [
        { id: 'amara', name: 'Amara', fictional: false },
        { id: 'kasia', name: 'Katarzyna-Aleksandra-Maximiliane', fictional: true },
      ],
      messages: [{ id: 'nadia', name: 'Nadia', fictional: false }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Katarzyna-Aleksandra-Maximiliane/)).toBeVisible();
    await expect(canvas.getByText('Nadia')).toBeVisible();
  },
};

export const Resent: Story = {
  ...onPage({ page: { user: waiting }, handlers: { sendActivationMail: () => ({}) } }),
  play: async ({ canvasElement, userEvent }) => {
    const submit = canvasElement.querySelector<HTMLButtonElement>('[name=action][value=resend] ~ * button');
    if (!submit) throw new Error('there is a button to send it again');
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveTextContent(/\d/));
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(document.body).not.toHaveFocus();
  },
};

export const QuotaUsed: Story = onPage({
  page: {
    user: waiting,
    form: {
      name: 'complete-signup',
      action: 'resend',
      values: {},
      error: { error: { code: 'too_many_mails', message: '' } },
    },
  },
});

export const WrongPassword: Story = onPage({
  page: {
    user: waiting,
    form: {
      name: 'complete-signup',
      action: 'email',
      values: { email: 'max@example.com' },
      error: { error: { code: 'password_wrong', message: '' } },
    },
  },
});

export const NewAddress: Story = { args: { done: 'email' } };

/** Its card comes once the server has said that it has no photo. */
const cardIsThere: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
};

export const PhotoNotSent: Story = {
  beforeEach: () => waitingPhoto({ owner: waiting.id, apiError: { code: 'network_failed' } }),
  play: async (context) => {
    await cardIsThere(context);
    await waitFor(() => expect(context.canvas.getByRole('img', { name: /./ })).toBeVisible());
  },
};

/** This story has a server of its own, which has the photo from then on. */
export const PhotoSentAtLast: Story = {
  ...onPage({ page: { user: waiting } }),
  beforeEach: () => waitingPhoto({ owner: waiting.id, apiError: { code: 'network_failed' } }),
  play: async ({ canvas, userEvent }) => {
    const card = await waitFor(() => canvas.getByRole('img', { name: /./ }).closest('section'));
    const send = card?.querySelector('button');
    if (!send) throw new Error('there is a button to send it again');
    await userEvent.click(send);
    await waitFor(() => expect(canvas.queryByRole('img', { name: /./ })).toBeNull());
  },
};

/** Its sending was broken off, and the server had it all the same. */
export const PhotoArrived: Story = {
  tags: ['!dev'],
  ...onPage({
    page: { user: waiting },
    handlers: { getProfile: () => ({ profile: ownProfileFixture({ photos: [imageFixture()] }) }) },
  }),
  beforeEach: () => waitingPhoto({ owner: waiting.id }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(tabStore.get('waiting-photo')).toBeNull());
    await expect(canvas.queryByRole('img', { name: /./ })).toBeNull();
  },
};

export const PhotoRejected: Story = {
  beforeEach: () => waitingPhoto({ owner: waiting.id, apiError: { code: 'too_many_pixels' } }),
  play: async (context) => {
    await cardIsThere(context);
    const { canvas, loaded } = context;
    const { said } = loaded;
    await expect(canvas.getByRole('link', { name: said(msg`To my profile`) })).toBeVisible();
    // The same picture would be rejected again.
    await expect(canvas.queryByRole('button', { name: said(msg`Try again`) })).toBeNull();
  },
};

/** Found out only now: what was pressed gives its place to the way on. */
export const PhotoRejectedNow: Story = {
  ...onPage({
    page: { user: waiting },
    handlers: { addPhoto: ({ reject }) => reject('too_many_pixels') },
  }),
  beforeEach: () => waitingPhoto({ owner: waiting.id, apiError: { code: 'network_failed' } }),
  play: async (context) => {
    await cardIsThere(context);
    const { canvas, userEvent, loaded } = context;
    const { said } = loaded;
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Try again`) }));
    const way = await canvas.findByRole('link', { name: said(msg`To my profile`) });
    await waitFor(() => expect(way).toHaveFocus());
  },
};

export const PhotoNotStored: Story = {
  beforeEach: () =>
    waitingPhoto({ owner: waiting.id, apiError: { code: 'network_failed' }, isStored: false }),
  play: cardIsThere,
};

export const SomeAreThere: Story = {
  beforeEach: () => saveFoundMatches(tabStore, { owner: waiting.id, count: 23, more: false }),
};

export const ManyAreThere: Story = {
  beforeEach: () => saveFoundMatches(tabStore, { owner: waiting.id, count: 1000, more: true }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/1[.,\s]?000/));
  },
};

/** Who wished for somebody goes on to them. */
export const WishedAreThere: Story = {
  ...onPage({ page: { user: { ...waiting, wishes: wishesFixture({ min_age: 30 }) } } }),
  args: { done: null, waiting: { likes: [], messages: [] } },
  beforeEach: () => saveFoundMatches(tabStore, { owner: waiting.id, count: 7, more: false }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/7/));
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toContain('/members');
  },
};

/** Who came from a member's page finds the way back there. */
export const SignupMemberSomebody: Story = {
  ...onPage({ page: { user: waiting, signupMember: profileFixture({ id: 'nadia', name: 'Nadia' }) } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Nadia/ })).toHaveAttribute('href', '/members/nadia');
  },
};

export const SignupMemberSomebodyFictional: Story = onPage({
  page: {
    user: waiting,
    signupMember: profileFixture({
      name: 'Katarzyna-Aleksandra-Maximiliane',
      main_image: null,
      fictional: true,
    }),
  },
});

export const AlreadyActive: Story = onPage({ page: { user: userFixture({ status: 'active' }) } });

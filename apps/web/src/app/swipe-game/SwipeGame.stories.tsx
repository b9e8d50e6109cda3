import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { imageFixture, profileFixture, userFixture } from '@vela/api-client/testing';
import type { ResultOf } from '@vela/contract/registry';
import { expect } from 'storybook/test';
import { portraitOf } from '../../../tests/support/people';
import { onPage } from '../../../tests/support/story-page';
import { SwipeGame } from './SwipeGame';

const page = { user: userFixture() };
const onSwipe = { page, pageName: 'swipe-game', href: '/swipe-game' } as const;

const [nadia, sofie, linh, marta] = [
  profileFixture({
    id: 'nadia',
    name: 'Nadia',
    age: 34,
    premium: true,
    online: 'now',
    main_image: portraitOf('nadia'),
    interests: ['hiking', 'coffee', 'music'],
    about:
      'Architect by day, slow cook by night. I moved here from Tangier via Antwerp and still measure every city by its bakeries.',
    reason: 'To find someone who asks a second question.',
    photos: [
      portraitOf('nadia'),
      imageFixture({ id: 'nadia-2', main: false, variant: 'blurred' }),
      imageFixture({ id: 'nadia-3', main: false, variant: 'blurred' }),
    ],
  }),
  profileFixture({ id: 'sofie', name: 'Sofie', age: 33, online: 'earlier', main_image: portraitOf('sofie') }),
  profileFixture({ id: 'linh', name: 'Linh', age: 29, main_image: portraitOf('linh') }),
  profileFixture({
    id: 'marta',
    name: 'Marta-Magdalena-Wilhelmina',
    age: 64,
    fictional: true,
    online: 'earlier',
    main_image: portraitOf('helena'),
  }),
] as const;

const NEXT_AT = '2026-11-22T00:00:00.000Z';

function swipeOf(change: Partial<ResultOf<'getSwipe'>> = {}) {
  return {
    getSwipe: () => ({
      profiles: [nadia, sofie, linh],
      liked: [],
      likes_a_day: 4,
      likes_left: 3,
      next_at: null,
      ...change,
    }),
    getMember: ({ query: { id } }: { query: { id: string } }) => ({
      profile: [nadia, sofie, linh, marta].find((one) => one.id === id) ?? nadia,
    }),
    swipeMember: () => ({ match: false, likes_left: 2, next_at: null }),
    undoSwipe: () => ({ likes_left: 3, next_at: null }),
  };
}

const meta = {
  title: 'Screens/Swipe game',
  component: SwipeGame,
  args: { filters: {} },
  ...onPage({ ...onSwipe, handlers: swipeOf() }),
} satisfies Meta<typeof SwipeGame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Nadia/ })).toBeVisible();
    await expect(await canvas.findByText(/measure every city/)).toBeVisible();
  },
};

/** The next member comes at once, and is announced; the last choice can be undone. */
export const ChosenByButtons: Story = {
  ...onPage({ ...onSwipe, handlers: swipeOf() }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const like = await canvas.findByRole('button', {
      name: said(msg({ message: 'Like', context: 'a member, on a button' })),
    });
    await userEvent.click(like);
    await expect(await canvas.findByRole('heading', { name: /Sofie/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Sofie');
    await expect(like).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Undo the last choice`) }));
    await expect(await canvas.findByRole('heading', { name: /Nadia/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(msg`Undo the last choice`) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Arrows choose wherever the focus is; the other keys work in the game. */
export const ChosenByKeys: Story = {
  ...onPage({ ...onSwipe, handlers: swipeOf() }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await canvas.findByRole('heading', { name: /Nadia/ });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('heading', { name: /Sofie/ })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('heading', { name: /Linh/ })).toBeVisible();
    canvas.getByRole('region', { name: said(msg`Members to like or to pass`) }).focus();
    await userEvent.keyboard('z');
    await expect(await canvas.findByRole('heading', { name: /Sofie/ })).toBeVisible();
  },
};

/** The photos that only Premium shows are counted, and say so. */
export const LockedPhoto: Story = {
  ...onPage({ ...onSwipe, handlers: swipeOf() }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said(msg`Next photo`) }));
    await expect(await canvas.findByText(said(msg`Premium members see all photos`))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Previous photo`) }));
    await expect(canvas.queryByText(said(msg`Premium members see all photos`))).toBeNull();
  },
};

export const Fictional: Story = {
  ...onPage({ ...onSwipe, handlers: swipeOf({ profiles: [marta, sofie] }) }),
};

/** What couldn't be saved is put back. */
export const NotSaved: Story = {
  ...onPage({
    ...onSwipe,
    handlers: { ...swipeOf(), swipeMember: ({ reject }) => reject('internal') },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await canvas.findByRole('heading', { name: /Nadia/ });
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(said(msg`Your choice wasn’t saved`))).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: /Nadia/ })).toBeVisible();
  },
};

/** The last like of the day leads to the wait, from where it can still be undone. */
export const LastLike: Story = {
  ...onPage({
    ...onSwipe,
    handlers: {
      ...swipeOf({ likes_left: 1, liked: [sofie, linh, marta] }),
      swipeMember: () => ({ match: false, likes_left: 0, next_at: NEXT_AT }),
      undoSwipe: () => ({ likes_left: 1, next_at: null }),
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await canvas.findByRole('heading', { name: /Nadia/ });
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('heading', { name: said(msg`That’s all for today`) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Undo the last choice`) }));
    await expect(await canvas.findByRole('heading', { name: /Nadia/ })).toBeVisible();
  },
};

/** How often the site was asked for members in the story that is shown. */
let asked = 0;

const usedUp = onPage({
  ...onSwipe,
  handlers: {
    ...swipeOf(),
    getSwipe: () => {
      asked += 1;
      return {
        ...swipeOf().getSwipe(),
        ...(asked > 1 && { likes_left: 0, next_at: NEXT_AT, liked: [linh] }),
      };
    },
    swipeMember: ({ reject }) => reject('no_likes_left'),
  },
});

/** Another device used up the likes meanwhile: the choice is put back, and the site says until when. */
export const UsedUpElsewhere: Story = {
  ...usedUp,
  beforeEach: () => {
    asked = 0;
    return usedUp.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await canvas.findByRole('heading', { name: /Nadia/ });
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('heading', { name: said(msg`That’s all for today`) })).toBeVisible();
    await expect(await canvas.findByText(/Linh/)).toBeVisible();
  },
};

const many = Array.from({ length: 12 }, (_, index) =>
  profileFixture({ id: `many-${index}`, name: `Member ${index}` }),
);

const moreFailed = onPage({
  ...onSwipe,
  handlers: {
    ...swipeOf(),
    getSwipe: ({ reject }) => {
      asked += 1;
      return asked > 1
        ? reject('too_many_requests', { retryAfter: 25 * 60 })
        : { ...swipeOf().getSwipe(), profiles: many };
    },
    getMember: ({ query: { id } }) => ({ profile: many.find((one) => one.id === id) ?? nadia }),
  },
});

/** What doesn't come is asked for once a choice, and at the end the page says so. */
export const MoreFailed: Story = {
  ...moreFailed,
  beforeEach: () => {
    asked = 0;
    return moreFailed.beforeEach();
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    for (const { name } of many) {
      await canvas.findByRole('heading', { name: new RegExp(`^${name},`) });
      await userEvent.keyboard('{ArrowLeft}');
    }
    await expect(await canvas.findByText(said(msg`The next members didn’t load`))).toBeVisible();
    await expect(asked).toBeLessThan(12);
  },
};

export const NoLikesLeft: Story = onPage({
  ...onSwipe,
  page: { ...page, now: '2026-11-21T18:18:00.000Z' },
  handlers: swipeOf({ likes_left: 0, next_at: NEXT_AT, liked: [linh, nadia, sofie, marta] }),
});

export const NobodyLeft: Story = {
  args: { filters: { gender: 'female', country: 'NL', minAge: 28, maxAge: 42, distance: 25 } },
  ...onPage({ ...onSwipe, handlers: swipeOf({ profiles: [] }) }),
};

export const NotLoaded: Story = onPage({
  ...onSwipe,
  handlers: { getSwipe: ({ reject }) => reject('internal') },
});

export const Loads: Story = onPage({
  ...onSwipe,
  handlers: { getSwipe: () => new Promise<never>(() => {}) },
});

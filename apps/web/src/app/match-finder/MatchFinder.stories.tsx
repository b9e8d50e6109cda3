import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, settingsFixture, userFixture, wishesFixture } from '@vela/api-client/testing';
import type { Wishes } from '@vela/contract/entities/wishes';
import type { ResultOf } from '@vela/contract/registry';
import { VISIBLE_FIELDS } from '@vela/domain/sites';
import { expect, fn, waitFor, within } from 'storybook/test';
import { portraitOf } from '../../../tests/support/people';
import { onPage } from '../../../tests/support/story-page';
import { MatchFinder } from './MatchFinder';

const wishes = wishesFixture({
  gender: 'female',
  min_age: 28,
  max_age: 42,
  distance: 50,
  interests: ['hiking', 'coffee', 'music'],
  looking_for: ['relationship'],
});

const userWith = (own: Wishes | null, special = true) =>
  userFixture({
    wishes: own,
    consents: { terms_version: '2026-01-01', special_categories: special },
    profile: profileFixture({ interests: ['hiking', 'coffee', 'music', 'reading', 'photography'] }),
  });
const place = { pageName: 'match-finder', href: '/match-finder' } as const;
const page = { user: userWith(wishes) };

type Found = ResultOf<'getMatchFinder'>;
type Fit = Found['results'][number];

const [nadia, linh, marta, sofie, ingrid] = [
  profileFixture({ id: 'nadia', name: 'Nadia', age: 34, premium: true, main_image: portraitOf('nadia') }),
  profileFixture({ id: 'linh', name: 'Linh', age: 29, city: 'Zeist', main_image: portraitOf('linh') }),
  profileFixture({
    id: 'marta',
    name: 'Marta-Magdalena-Wilhelmina',
    age: 39,
    fictional: true,
    online: 'earlier',
    main_image: portraitOf('helena'),
  }),
  profileFixture({ id: 'sofie', name: 'Sofie', age: 33, online: 'earlier', main_image: portraitOf('sofie') }),
  profileFixture({ id: 'ingrid', name: 'Ingrid', age: 46, online: 'today' }),
] as const;

function fitOf(
  profile: Fit['profile'],
  change: Partial<Fit['reasons']> = {},
  unmet: Fit['unmet'] = null,
): Fit {
  return {
    profile,
    unmet,
    reasons: { both_ways: false, interests: ['hiking'], looking_for: [], distance: 10, ...change },
  };
}

function finderOf(change: Partial<Found> = {}) {
  return {
    getMatchFinder: () => ({
      wishes,
      asked: ['gender', 'ages', 'distance', 'interests', 'looking_for'] as Found['asked'],
      results: [
        fitOf(nadia, {
          both_ways: true,
          interests: ['coffee', 'hiking'],
          looking_for: ['relationship'],
        }),
        fitOf(linh, { interests: ['coffee', 'hiking'], looking_for: ['relationship'] }),
        fitOf(marta, { looking_for: ['relationship'], distance: 25 }),
      ],
      one_way: false,
      nearly: [
        fitOf(sofie, { looking_for: [] }, 'looking_for'),
        fitOf(ingrid, { looking_for: ['relationship'] }, 'ages'),
      ],
      costs: [],
      ...change,
    }),
  };
}

const meta = {
  title: 'Screens/Match finder',
  component: MatchFinder,
  args: {
    step: null,
    isChange: false,
    isFirst: false,
    order: 'fit',
    defaults: { filters: { country: 'NL' }, hasPlace: true },
  },
  ...onPage({ page, ...place, handlers: finderOf() }),
} satisfies Meta<typeof MatchFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The best first, each with its reasons; then those whose one wish isn't met. */
export const Default: Story = {
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByRole('heading', { name: /Nadia/ })).toBeVisible();
    await expect(canvas.getByText(said(msg`It goes both ways: you fit, too`))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: said(msg`Nearly`) })).toBeVisible();
  },
};

export const Begin: Story = onPage({ page: { user: userWith(null) }, ...place });

/** Without the consent the answer isn't kept, and the form says so. */
export const AsksWho: Story = {
  args: { step: 'gender' },
  ...onPage({ page: { user: userWith(null, false) }, ...place }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(canvas.getByRole('radio', { name: said(msg`Women`) }));
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Continue`) }));
    await expect(
      await canvas.findByText(
        said(msg`Without your consent we can’t keep this answer. “Women and men” needs none.`),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeVisible();
  },
};

export const AsksAge: Story = {
  args: { step: 'age', isFirst: true },
  ...onPage({ page: { user: userWith(wishesFixture({ gender: 'female' })) }, ...place }),
};

/** Five are enough: the others can't be chosen then. */
export const AsksInterests: Story = {
  args: { step: 'interests' },
  ...onPage({ page, ...place }),
  play: async ({ canvas, userEvent }) => {
    const free = () =>
      canvas.getAllByRole('checkbox', { checked: false }).filter((box) => box.matches(':enabled'));
    const choose = async () => {
      const [box] = free();
      if (box) await userEvent.click(box);
    };
    await choose();
    await choose();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
    await expect(free()).toHaveLength(0);
  },
};

/** On a site that offers them, for who has agreed: intimate ones, too. */
export const AsksIntimateInterests: Story = {
  args: { step: 'interests' },
  ...onPage({
    page: {
      user: { ...page.user, consents: { terms_version: '2026-01-01', special_categories: true } },
      settings: settingsFixture({ visible_profile_fields: [...VISIBLE_FIELDS] }),
    },
    ...place,
  }),
  play: async ({ canvas, loaded: { said } }) => {
    const intimate = canvas.getByRole('group', { name: said(msg`Intimate interests`) });
    await expect(intimate.querySelectorAll('input')).toHaveLength(10);
  },
};

export const AsksWhatFor: Story = {
  args: { step: 'looking-for', isChange: true },
  ...onPage({ page, ...place }),
};

/** What was typed stays, and the form says why it isn't saved. */
export const NotSaved: Story = {
  args: { step: 'looking-for' },
  ...onPage({ page, ...place, handlers: { updateWishes: ({ reject }) => reject('internal') } }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Show who fits`) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};

const costs: Found['costs'] = [
  { wish: 'distance', num_results: 12 },
  { wish: 'interests', num_results: 7 },
  { wish: 'looking_for', num_results: 3 },
  { wish: 'ages', num_results: 1 },
];

const saved = fn(() => ({ wishes }));

/** A press gives one wish more room, and saves it. */
export const NobodyFits: Story = {
  ...onPage({ page, ...place, handlers: { ...finderOf({ results: [], costs }), updateWishes: saved } }),
  play: async ({ canvas, userEvent }) => {
    saved.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /100/ }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(expect.objectContaining({ body: { wishes: { distance: 100 } } })),
    );
  },
};

export const NobodyAtAll: Story = onPage({ page, ...place, handlers: finderOf({ results: [], nearly: [] }) });

export const OneWay: Story = onPage({
  page,
  ...place,
  handlers: finderOf({ one_way: true, nearly: [], costs: [{ wish: 'both_ways', num_results: 3 }] }),
});

/** Where nobody may search for a distance, nobody stands by it. */
export const NoDistance: Story = {
  ...onPage({
    page: {
      ...page,
      settings: settingsFixture({ search_fields: ['gender', 'country', 'age', 'interests'] }),
    },
    ...place,
    handlers: finderOf(),
  }),
  args: { order: 'nearest' },
  play: async ({ canvas, loaded: { said } }) => {
    await canvas.findByRole('heading', { name: /Nadia/ });
    await expect(canvas.queryByRole('combobox', { name: said(msg`Order`) })).toBeNull();
  },
};

export const Deletes: Story = {
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await canvas.findByRole('heading', { name: /Nadia/ });
    const [button] = canvas.getAllByRole('button', { name: said(msg`Delete my wishes`) });
    if (button) await userEvent.click(button);
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};

export const NotLoaded: Story = onPage({
  page,
  ...place,
  handlers: { getMatchFinder: ({ reject }) => reject('internal') },
});

export const Loads: Story = onPage({
  page,
  ...place,
  handlers: { getMatchFinder: () => new Promise<never>(() => {}) },
});

import { msg, plural } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import { useMemo, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { everybody, men, portraitOf, women } from '../../../tests/support/people';
import { onPage } from '../../../tests/support/story-page';
import { useHere } from '../../kit/page/use-routing';
import { readSearch } from '../../kit/search/search-address';
import { Search, type SearchProps } from './Search';

const page = { user: userFixture() };

const MARTA = profileFixture({
  id: 'marta',
  name: 'Marta',
  fictional: true,
  online: 'earlier',
  main_image: portraitOf('helena'),
});

const meta = {
  title: 'Screens/Search',
  component: Search,
  args: { address: { filters: {}, page: 1 }, hasPlace: true },
  ...onPage({ page, pageName: 'members', href: '/members' }),
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Nadia' })).toBeVisible();
    // Otherwise a reload would restore values that the address doesn't have.
    const fields = canvasElement.querySelector('aside form');
    await expect(fields).toHaveAttribute('autocomplete', 'off');
    // The filters come before the results, but their name doesn't come before the page's.
    await expect(canvasElement.querySelector('h1, h2, h3')?.tagName).toBe('H1');
  },
};

export const WithFilters: Story = {
  args: {
    address: {
      filters: {
        gender: 'female',
        country: 'NL',
        minAge: 28,
        maxAge: 45,
        distance: 50,
        interests: ['hiking', 'coffee', 'wine'],
      },
      page: 1,
    },
  },
};

/** A search with a chosen place isn’t everywhere. */
export const InOneRegion: Story = {
  args: { address: { filters: { country: 'NL', region: 'UT' }, page: 1 } },
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByText(said(msg`Any age`))).toBeVisible();
  },
};

/** The rest of the interests, and the way to fewer again. */
export const AllInterests: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement, globals, loaded: { said } }) => {
    const summary = canvasElement.querySelector<HTMLElement>('aside summary');
    if (!summary) throw new Error('more interests can be shown');
    // A narrow screen has the filters in a sheet, and these out of sight.
    const words = () =>
      [...summary.children]
        .filter((part) => getComputedStyle(part).display !== 'none')
        .map(({ textContent }) => textContent);
    await expect(words()).toEqual([expect.stringMatching(/\d/)]);
    summary.click();
    await waitFor(() =>
      expect(words()).toEqual([expect.stringMatching(said(msg({ context: 'interests', message: 'Fewer' })))]),
    );
    const more = [...(summary.parentElement?.querySelectorAll('label') ?? [])].map(
      ({ textContent }) => textContent,
    );
    await expect(more.length).toBeGreaterThan(40);
    await expect(more).toEqual(more.toSorted(new Intl.Collator(String(globals['locale'] ?? 'en')).compare));
  },
};

/** A member without a place sees why there is no distance to choose. */
export const WithoutPlace: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { hasPlace: false },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Nadia' });
    await expect(canvasElement.querySelector('aside form a[href="/profile"]')).toBeInTheDocument();
  },
};

export const Nobody: Story = {
  args: { address: { filters: { minAge: 80, gender: 'male' }, page: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /./, level: 1 })).toBeVisible();
  },
};

export const NobodyAtAll: Story = onPage({
  page,
  handlers: {
    searchMembers: () => ({
      pageNumber: 1,
      results: [],
      numResults: 0,
      numMembers: 0,
      similar: [],
      unmet: [],
      costs: [],
    }),
  },
});

/** A distance counts from one's own place: with another country it says so as well, and offers to take either back. */
export const NearAndAbroad: Story = {
  args: { address: { filters: { country: 'FI', distance: 10, minAge: 30 }, page: 1 } },
  ...onPage({
    page,
    handlers: {
      searchMembers: () => ({
        pageNumber: 1,
        results: [],
        numResults: 0,
        numMembers: 0,
        similar: [],
        unmet: [],
        costs: [],
      }),
    },
  }),
  play: async ({ canvas, loaded: { said, saidWithin } }) => {
    await expect(
      await canvas.findByText(
        saidWithin(
          msg({
            message:
              'The distance counts from where you live, and this country may be further away than {km} km: {country}.',
          }),
        ),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: said(msg`Search wider`) })).toHaveAttribute(
      'href',
      '/members?country=FI&min_age=25&distance=10',
    );
    const anyDistance = await canvas.findByRole('link', { name: said(msg`Search at any distance`) });
    await expect(anyDistance).toHaveAttribute('href', '/members?country=FI&min_age=30');
    await expect(canvas.getByRole('link', { name: said(msg`Search in every country`) })).toHaveAttribute(
      'href',
      '/members?country=&min_age=30&distance=10',
    );
  },
};

export const Waiting: Story = onPage({
  page,
  handlers: { searchMembers: () => new Promise(() => {}) },
});

const forMen = { filters: { gender: 'male' }, page: 1 } as const;

/** Who was found before stays for a moment, without what is no longer true of the search; then there is a sign of the wait. */
export const SearchingAgain: Story = {
  ...onPage({
    page,
    handlers: {
      searchMembers: ({ query: { gender } }) =>
        gender === 'male'
          ? new Promise(() => {})
          : {
              pageNumber: 1,
              results: women.slice(0, 12),
              numResults: 48,
              numMembers: 48,
              similar: [],
              unmet: [],
              costs: [],
            },
    },
  }),
  render: function AnotherSearch(args) {
    const [address, setAddress] = useState(args.address);
    return (
      <>
        <button type="button" onClick={() => setAddress(forMen)}>
          Men
        </button>
        <Search {...args} address={address} />
      </>
    );
  },
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await expect(await canvas.findByText(/^48/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Men' }));
    await expect(canvas.getByRole('link', { name: 'Nadia' })).toBeVisible();
    await expect(canvas.queryByText(/^48/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: said(msg`Show more members`) })).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Nadia' })).toBeNull(), {
      timeout: 20_000,
    });
  },
};

export const Failed: Story = onPage({
  page,
  handlers: { searchMembers: ({ reject }) => reject('internal') },
});

/** A member who has opened very many results learns that, and when it can go on. */
export const LimitReached: Story = onPage({
  page,
  handlers: { searchMembers: ({ reject }) => reject('too_many_requests', { retryAfter: 25 * 60 }) },
});

export const MorePages: Story = onPage({
  page,
  handlers: {
    searchMembers: () => ({
      pageNumber: 1,
      results: everybody.slice(0, 24),
      numResults: 1000,
      numMembers: 1000,
      more: true,
      similar: [],
      unmet: [],
      costs: [],
    }),
  },
});

const found = Array.from({ length: 60 }, (_, index) =>
  profileFixture({ id: `member-${index}`, name: `Member ${index}`, main_image: portraitOf('nadia') }),
);

const inPages = onPage({
  page,
  href: '/members?country=',
  handlers: {
    searchMembers: ({ query: { page: number = 1 } }) => ({
      pageNumber: number,
      results: found.slice((number - 1) * 24, number * 24),
      numResults: found.length,
      numMembers: found.length,
      similar: [],
      unmet: [],
      costs: [],
    }),
  },
});

/** The search of the address that the page is at. */
function SearchHere(args: SearchProps) {
  const here = useHere();
  const address = useMemo(() => readSearch(here, { filters: {}, hasPlace: true }), [here]);
  return <Search {...args} address={address} />;
}

/** More members come under the others: the focus goes on with the first of them, and how many came is announced. */
export const MoreComeBelow: Story = {
  ...inPages,
  render: SearchHere,
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const arrived = (count: number) =>
      said(msg`${plural({ count }, { one: '# more member', other: '# more members' })}`);
    const showMore = async () => {
      const link = await canvas.findByRole('link', { name: said(msg`Show more members`) });
      link.focus();
      await userEvent.keyboard('{Enter}');
    };
    await showMore();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Member 24' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Member 0' })).toBeVisible();
    await expect(canvas.getByText(arrived(24))).toBeInTheDocument();
    // The last ones leave no link to take the focus.
    await showMore();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Member 48' })).toHaveFocus());
    await expect(canvas.getByText(arrived(12))).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: said(msg`Show more members`) })).toBeNull();
  },
};

/** Those who were found before stay where more of them don't come. */
export const MoreFailed: Story = {
  ...onPage({
    page,
    href: '/members?country=',
    handlers: {
      searchMembers: ({ query: { page: number = 1 }, reject }) =>
        number > 1
          ? reject('too_many_requests', { retryAfter: 25 * 60 })
          : {
              pageNumber: 1,
              results: found.slice(0, 24),
              numResults: 60,
              numMembers: 60,
              similar: [],
              unmet: [],
              costs: [],
            },
    },
  }),
  render: SearchHere,
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await userEvent.click(await canvas.findByRole('link', { name: said(msg`Show more members`) }));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: said(msg`Show more members`) })).toBeNull(),
    );
    await expect(canvas.getByRole('link', { name: 'Member 23' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).at(-1)).toBeVisible();
  },
};

export const Fictional: Story = onPage({
  page,
  handlers: {
    searchMembers: () => ({
      pageNumber: 1,
      results: [MARTA, ...women.slice(0, 5)],
      numResults: 6,
      numMembers: 5,
      similar: men.slice(0, 3),
      unmet: [],
      costs: [],
    }),
  },
});

import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsFixture } from '@vela/api-client/testing';
import { countryName } from '@vela/domain/locale';
import { expect, waitFor, within } from 'storybook/test';
import { everybody, profileCardOf, women } from '../../../tests/support/people';
import { onPage } from '../../../tests/support/story-page';
import { LookAround } from './LookAround';

/** Somebody among them is fictional, and counts as nobody. */
const anybody = everybody
  .map(profileCardOf)
  .map((one, place) => (place === 3 ? { ...one, fictional: true } : one));
const anyWoman = women.map(profileCardOf);
const inTheirThirties = anyWoman.filter(({ age }) => age >= 30 && age <= 40);
const foundWomen = {
  results: inTheirThirties,
  similar: anyWoman.filter(({ age }) => age > 40),
  numMembers: inTheirThirties.length,
};

const meta = {
  title: 'Screens/Look around',
  component: LookAround,
  args: {
    filters: {},
    wider: {},
    againAt: null,
    found: { results: anybody.slice(0, 24), similar: [], numMembers: 23 },
  },
  ...onPage({ pageName: 'members', href: '/members' }),
} satisfies Meta<typeof LookAround>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, loaded: { i18n } }) => {
    await expect(canvas.getByRole('link', { name: 'Nadia' })).toHaveAttribute('href', '/members/nadia');
    const card = canvas.getByRole('link', { name: 'Nadia' }).closest('article');
    await expect(card).toHaveTextContent(countryName('NL', i18n.locale));
    // What only a member may do isn't offered.
    await expect(card?.querySelector('button') ?? null).toBeNull();
  },
};

/** The fields of a phone lie folded; a desktop shows them beside each other. */
export const Unfolded: Story = {
  args: { filters: { gender: 'female', country: 'NL' }, found: foundWomen },
  play: async ({ canvas, canvasElement, userEvent, loaded: { i18n } }) => {
    const line = canvasElement.querySelector('main summary');
    const field = canvasElement.querySelector('main select');
    if (line?.checkVisibility()) await userEvent.click(line);
    await waitFor(() => expect(field?.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
    // All are in the country that was chosen.
    const card = canvas.getByRole('link', { name: 'Nadia' }).closest('article');
    await expect(card).toHaveTextContent('Utrecht');
    await expect(card).not.toHaveTextContent(countryName('NL', i18n.locale));
  },
};

/** Who sent a visitor goes along, to the members and with the form. */
export const OfAPartner: Story = {
  ...onPage({ href: '/members?network=partner&gender=female' }),
  args: {
    filters: { gender: 'female' },
    found: { results: anyWoman, similar: [], numMembers: women.length },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Nadia' })).toHaveAttribute(
      'href',
      '/members/nadia?country=&gender=female&network=partner',
    );
    await expect(canvasElement.querySelector('form input[name="network"]')).toHaveValue('partner');
  },
};

export const FewOfThem: Story = {
  args: {
    filters: { gender: 'female', country: 'NL' },
    found: { results: inTheirThirties.slice(0, 1), similar: inTheirThirties.slice(1, 4), numMembers: 1 },
  },
};

export const Nobody: Story = {
  args: {
    filters: { gender: 'male', country: 'FI' },
    wider: { gender: 'male' },
    found: { results: [], similar: [], numMembers: 0 },
  },
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByRole('link', { name: said(msg`Search wider`) })).toHaveAttribute(
      'href',
      '/members?country=&gender=male',
    );
    await expect(canvas.queryByRole('heading', { name: said(msg`See more members`) })).toBeNull();
  },
};

export const NobodyAtAll: Story = { args: { found: { results: [], similar: [], numMembers: 0 } } };

export const Failed: Story = {
  ...onPage({ href: '/members?gender=male' }),
  args: { filters: { gender: 'male' }, found: null },
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.getByRole('link', { name: said(msg`Try again`) })).toHaveAttribute(
      'href',
      '/members?gender=male',
    );
  },
};

/** A network that opened very many. */
export const LimitReached: Story = {
  ...onPage({ href: '/members?gender=male' }),
  args: { filters: { gender: 'male' }, found: null, againAt: '2026-11-21T15:40:00.000Z' },
  play: async ({ canvas, loaded: { said } }) => {
    await expect(canvas.queryByText(said(msg`The search didn’t load`))).toBeNull();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: said(msg`Log in`) })).toHaveAttribute(
      'href',
      '/login?next=%2Fmembers%3Fgender%3Dmale',
    );
  },
};

/** A site that lets nobody choose, and invites those who join. */
export const WithoutFilters: Story = {
  ...onPage({
    href: '/members',
    page: { settings: settingsFixture({ search_fields: [], signups: 'none' }) },
  }),
  play: async ({ canvas, canvasElement, loaded: { said } }) => {
    await expect(canvasElement.querySelector('main form')).toBeNull();
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('link', { name: said(msg`Join for free`) })).toBeNull();
  },
};

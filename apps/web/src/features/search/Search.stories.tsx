import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import { expect } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { Search } from './Search';

const page = { user: userFixture() };

const meta = {
  title: 'Screens/Search',
  component: Search,
  args: { address: { filters: {}, page: 1 }, hasPlace: true },
  ...onPage({ page, href: '/members' }),
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nadia' })).toBeVisible();
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

export const Nobody: Story = {
  args: { address: { filters: { minAge: 80, gender: 'male' }, page: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /./, level: 1 })).toBeVisible();
  },
};

export const NobodyAtAll: Story = onPage({
  page,
  handlers: {
    searchMembers: () => ({ pageNumber: 1, results: [], numResults: 0, similar: [] }),
  },
});

/** A distance counts from one's own place: with another country it says so, and offers to take either back. */
export const NearAndAbroad: Story = {
  args: { address: { filters: { country: 'FI', distance: 10, minAge: 30 }, page: 1 } },
  ...onPage({
    page,
    handlers: { searchMembers: () => ({ pageNumber: 1, results: [], numResults: 0, similar: [] }) },
  }),
  play: async ({ canvas }) => {
    const anyDistance = await canvas.findByRole('link', { name: /(any distance|Entfernungsgrenze)/ });
    await expect(anyDistance).toHaveAttribute('href', '/members?country=FI&min_age=30');
    await expect(canvas.getByRole('link', { name: /(every country|allen Ländern)/ })).toHaveAttribute(
      'href',
      '/members?country=&min_age=30&distance=10',
    );
  },
};

export const Waiting: Story = onPage({
  page,
  handlers: { searchMembers: () => new Promise(() => {}) },
});

export const Failed: Story = onPage({
  page,
  handlers: { searchMembers: ({ refuse }) => refuse('internal') },
});

export const MorePages: Story = onPage({
  page,
  handlers: {
    searchMembers: () => ({
      pageNumber: 1,
      results: Array.from({ length: 24 }, (_, index) =>
        profileFixture({ id: `member-${index}`, name: `Member ${index}`, premium: index % 5 === 0 }),
      ),
      numResults: 1000,
      more: true,
      similar: [],
    }),
  },
});

export const NotConfirmed: Story = onPage({
  page: { user: userFixture({ status: 'not_confirmed', profile: profileFixture({ status: 'disabled' }) }) },
});

export const Fictional: Story = onPage({
  page,
  handlers: {
    searchMembers: () => ({
      pageNumber: 1,
      results: [profileFixture({ id: 'marta', name: 'Marta', fictional: true, online: 'earlier' })],
      numResults: 1,
      similar: [],
    }),
  },
});

import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import { expect } from 'storybook/test';
import { portraitOf } from '../../../tests/support/people';
import { onPage } from '../../../tests/support/story-page';
import { Search } from './Search';

const [nadia, linh, ingrid, sofie] = [
  profileFixture({ id: 'nadia', name: 'Nadia', age: 34, main_image: portraitOf('nadia') }),
  profileFixture({ id: 'linh', name: 'Linh', age: 29, city: 'Zeist', main_image: portraitOf('linh') }),
  profileFixture({
    id: 'ingrid',
    name: 'Ingrid',
    age: 46,
    fictional: true,
    main_image: portraitOf('ingrid'),
  }),
  profileFixture({ id: 'sofie', name: 'Sofie', age: 33, online: 'earlier' }),
] as const;

const filters = {
  gender: 'female',
  country: 'NL',
  minAge: 30,
  maxAge: 40,
  distance: 25,
  photo: true,
} as const;

const meta = {
  title: 'Screens/Search/Nearly',
  component: Search,
  args: { address: { filters, page: 1 }, hasPlace: true },
  ...onPage({
    page: { user: userFixture() },
    pageName: 'members',
    href: '/members',
    handlers: {
      searchMembers: () => ({
        pageNumber: 1,
        results: [nadia],
        numResults: 1,
        numMembers: 1,
        similar: [linh, ingrid, sofie],
        unmet: [
          { profile_id: 'linh', filter: 'ages' },
          { profile_id: 'ingrid', filter: 'distance' },
          { profile_id: 'sofie', filter: 'photo' },
        ],
        costs: [
          { filter: 'distance', num_results: 12 },
          { filter: 'ages', num_results: 3 },
          { filter: 'photo', num_results: 1 },
        ],
      }),
    },
  }),
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Few fit: which filter costs most, and who misses one filter. */
export const FewFit: Story = {
  play: async ({ canvas, loaded: { said } }) => {
    await expect(await canvas.findByText(said(msg`Another age`))).toBeVisible();
    const [wider] = canvas.getAllByRole('link', { name: /50/ });
    await expect(wider).toHaveAttribute('href', expect.stringContaining('distance=50'));
  },
};

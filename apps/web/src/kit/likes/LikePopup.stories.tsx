import type { Meta, StoryObj } from '@storybook/react-vite';
import { imageFixture, profileFixture, userFixture } from '@vela/api-client/testing';
import type { Profile } from '@vela/contract/entities/profile';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { useHere } from '../page/use-routing';
import { LikePopup } from './LikePopup';

const photo = imageFixture({
  id: 'nadia',
  filename: '/portraits/nadia-360.webp',
  sources: [],
  width: 360,
  height: 450,
});
const nadia = profileFixture({ id: 'nadia', name: 'Nadia', age: 31, main_image: photo });

const meta = {
  title: 'Screens/Like popup',
  component: LikePopup,
  render: () => (
    <>
      <Here />
      <LikePopup />
    </>
  ),
} satisfies Meta<typeof LikePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

function Here() {
  return <p>{useHere()}</p>;
}

function likedBy(profiles: readonly Profile[], { isNew = true }: { isNew?: boolean } = {}) {
  return onPage({
    page: { user: userFixture() },
    pageName: 'members',
    bars: false,
    href: '/members?a=1&t=0',
    handlers: {
      listLikes: () => ({
        profiles: [],
        liked_by: profiles.map((profile) => ({ id: profile.id, like_new: isNew, profile })),
        matches: [],
        new_likes: isNew ? profiles.length : 0,
        untold_match: false,
        next_cursor: null,
      }),
    },
  });
}

/** Its photo and its button lead to the member; the address no longer has its parameter. */
export const Default: Story = {
  ...likedBy([nadia]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/members/nadia', '/members/nadia']);
    await expect(canvas.getByText('/members?a=1')).toBeInTheDocument();
  },
};

export const FictionalWithoutPhoto: Story = likedBy([
  { ...nadia, name: 'Katarzyna-Aleksandra Maximiliane', main_image: null, fictional: true },
]);

/** No like is made up: without a new one nothing comes, and the address loses its parameter all the same. */
export const NobodyNew: Story = {
  ...likedBy([nadia], { isNew: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/members?a=1')).toBeInTheDocument();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

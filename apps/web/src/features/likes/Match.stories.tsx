import type { Meta, StoryObj } from '@storybook/react-vite';
import { imageFixture, profileFixture, userFixture } from '@vela/api-client/testing';
import { onPage } from '../../../tests/support/story-page';
import { Match } from './Match';

const photo = (name: string) =>
  imageFixture({ id: name, filename: `/portraits/${name}-360.webp`, sources: [], width: 360, height: 450 });
const user = userFixture({ profile: profileFixture({ main_image: photo('jonas') }) });
const linh = profileFixture({
  id: 'linh',
  name: 'Linh',
  age: 29,
  like: true,
  liked_by: true,
  match: true,
  main_image: photo('linh'),
});

const withMember = (profile: typeof linh) =>
  onPage({
    page: { user },
    pageName: 'likes-m-id',
    href: '/likes/m/linh',
    handlers: { getMember: () => ({ profile }) },
  });

const meta = {
  title: 'Screens/Match',
  component: Match,
  args: { id: 'linh' },
  ...withMember(linh),
} satisfies Meta<typeof Match>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Fictional: Story = withMember({ ...linh, fictional: true, name: 'Linh-Marie von Hohenlohe' });

export const LikedOnly: Story = withMember({ ...linh, liked_by: false, match: false });

export const NotLiked: Story = withMember({ ...linh, like: false, match: false });

export const Waiting: Story = onPage({
  page: { user },
  handlers: { getMember: () => new Promise(() => {}) },
});

export const DidNotGetThrough: Story = onPage({
  page: { user },
  handlers: { getMember: ({ refuse }) => refuse('internal') },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import { portraitOf } from '../../../tests/support/people';
import { onPage } from '../../../tests/support/story-page';
import { Match } from './Match';

const user = userFixture({ profile: profileFixture({ main_image: portraitOf('jonas') }) });
const linh = profileFixture({
  id: 'linh',
  name: 'Linh',
  age: 29,
  like: true,
  liked_by: true,
  match: true,
  main_image: portraitOf('linh'),
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
  handlers: { getMember: ({ reject }) => reject('internal') },
});

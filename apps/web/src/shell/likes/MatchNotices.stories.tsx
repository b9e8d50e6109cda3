import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { MatchNotices } from './MatchNotices';

const linh = profileFixture({ id: 'linh', name: 'Linh', age: 29, like: true, liked_by: true, match: true });

const meta = {
  title: 'Screens/Match notice/What the page brings',
  component: MatchNotices,
  args: { children: null },
} satisfies Meta<typeof MatchNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page says that there is one: it is told at once, before the likes are asked for. */
export const ToldAtOnce: Story = {
  ...onPage({
    page: { user: userFixture(), untoldMatch: true },
    handlers: { autoLike: () => ({ profile: linh }), listLikes: ({ refuse }) => refuse('internal') },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveTextContent('Linh'));
  },
};

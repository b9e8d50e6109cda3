import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import { Dialog } from '@vela/ui/Dialog';
import { Button } from '@vela/ui/Button';
import { useState } from 'react';
import { onPage } from '../../../tests/support/story-page';
import { useAnnounceMatch } from './match-context';
import { MatchNotices } from './MatchNotices';

const linh = profileFixture({ id: 'linh', name: 'Linh', age: 29, like: true, liked_by: true, match: true });

const meta = {
  title: 'Screens/Match notice/What the page brings',
  component: MatchNotices,
  args: { children: null },
} satisfies Meta<typeof MatchNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's data says that there is a match, so it is announced at once, before the likes are loaded. */
export const AnnouncedAtOnce: Story = {
  ...onPage({
    page: { user: userFixture(), unseenMatch: true },
    handlers: { autoLike: () => ({ profile: linh }), listLikes: ({ reject }) => reject('internal') },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveTextContent('Linh'));
  },
};

let asked = 0;
const counting = onPage({
  page: { user: userFixture(), unseenMatch: true },
  handlers: {
    autoLike: () => {
      asked += 1;
      return { profile: linh };
    },
    listLikes: ({ reject }) => reject('internal'),
  },
});

/** Another dialog is open: the match is loaded, and announced once that dialog is closed. */
export const AnnouncedAfterAnOffer: Story = {
  args: { children: <Offer /> },
  ...counting,
  beforeEach: () => {
    asked = 0;
    return counting.beforeEach();
  },
  play: async ({ canvas, userEvent }) => {
    const offer = await canvas.findByRole('dialog', { name: 'An offer' });
    await expect(asked).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveTextContent('Linh'));
    await expect(offer).not.toHaveAttribute('open');
    await expect(asked).toBe(1);
  },
};

/** One that has come about behind a dialog waits, and is not put away by what was meant for that. */
export const WaitsForADialog: Story = {
  args: { children: <Offer /> },
  ...onPage({ page: { user: userFixture() }, handlers: { listLikes: ({ reject }) => reject('internal') } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: 'An offer' });
    await userEvent.click(canvas.getByRole('button', { name: 'Match' }));
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveTextContent('Linh'));
  },
};

function Offer() {
  const [isOpen, setIsOpen] = useState(true);
  const announce = useAnnounceMatch();
  return (
    <Dialog
      isOpen={isOpen}
      title="An offer"
      onClose={() => setIsOpen(false)}
      actions={<Button onClick={() => setIsOpen(false)}>No</Button>}
    >
      <Button onClick={() => announce(linh)}>Match</Button>
    </Dialog>
  );
}

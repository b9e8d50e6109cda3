import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileFixture, userFixture } from '@vela/api-client/testing';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../../tests/support/story-page';
import { LikeButton } from './LikeButton';

const meta = {
  title: 'Screens/Like button',
  component: LikeButton,
  args: { profile: profileFixture({ id: 'nadia', name: 'Nadia', like: true, match: true }), look: 'line' },
  ...onPage({ page: { user: userFixture() } }),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LikeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A match that ends elsewhere takes the question with it; the next match isn't asked about by itself. */
export const MatchedAgain: Story = {
  render: function Elsewhere({ profile, ...args }) {
    const [match, setMatch] = useState(true);
    return (
      <>
        <LikeButton {...args} profile={{ ...profile, match }} />
        <button type="button" onClick={() => setMatch(!match)}>
          {match ? 'End' : 'Match'}
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, loaded: { saidWithin } }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: saidWithin(msg({ context: 'a member is', message: 'Liked' })) }),
    );
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    await userEvent.click(canvas.getByText('End'));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByText('Match'));
    await expect(canvas.getByText('End')).toBeVisible();
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

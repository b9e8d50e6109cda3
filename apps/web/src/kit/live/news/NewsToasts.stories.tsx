import { msg, plural } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { messageFixture, profileFixture, userFixture } from '@vela/api-client/testing';
import type { Chat } from '@vela/contract/entities/conversation';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { portraitOf } from '../../../../tests/support/people';
import { onPage } from '../../../../tests/support/story-page';
import { NewsToasts } from './NewsToasts';

const BEFORE = '2026-11-21T08:00:00.000Z';
const AFTER = '2026-11-21T09:10:00.000Z';
const LATER = '2026-11-21T09:10:05.000Z';

function chatWith(
  name: string,
  { sentAt = AFTER, text = 'Coffee on Sunday?', fictional = false } = {},
): Chat {
  const id = `chat-${name.toLowerCase()}`;
  return {
    conversation: {
      id,
      last_message: messageFixture({ id: `${id}-1`, conversation_id: id, text, sent_at: sentAt }),
      last_message_at: sentAt,
    },
    profile: profileFixture({
      id: name.toLowerCase(),
      name,
      fictional,
      main_image: portraitOf(name.toLowerCase()),
    }),
    num_unread_messages: 1,
    typing: false,
  };
}

const KNOWN = chatWith('Elif', { sentAt: BEFORE, text: 'Read this before?' });

const meta = {
  title: 'Shell/Toasts',
  component: NewsToasts,
  ...onPage({ page: { user: userFixture() }, href: '/members' }),
} satisfies Meta<typeof NewsToasts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Puts the data of an event into the lists. */
function Arrivals({ children }: { children?: React.ReactNode }) {
  const client = useQueryClient();
  const receive = (...chats: Chat[]) =>
    client.setQueryData(['chats', null], {
      chats: [...chats, KNOWN],
      num_unread_messages: chats.length + 1,
      next_cursor: null,
    });
  const like = (...names: string[]) =>
    client.setQueryData(['likes', null], {
      profiles: [],
      liked_by: names.map((name) => ({
        id: `like-${name}`,
        like_new: true,
        profile: profileFixture({ id: name, name, main_image: portraitOf(name.toLowerCase()) }),
      })),
      matches: [],
      new_likes: names.length,
      untold_match: false,
      next_cursor: null,
    });
  return (
    <>
      <NewsToasts />
      <Button onClick={() => receive()}>Nothing new</Button>
      <Button onClick={() => receive(chatWith('Nadia'))}>Nadia writes</Button>
      <Button onClick={() => receive(chatWith('Linh', { sentAt: LATER }), chatWith('Nadia'))}>
        Linh writes, too
      </Button>
      <Button onClick={() => receive(chatWith('Marit', { fictional: true }))}>
        A fictional profile writes
      </Button>
      <Button onClick={() => like('Amara')}>Amara likes</Button>
      <Button onClick={() => like('Kasia', 'Amara')}>Kasia likes, too</Button>
      {children}
    </>
  );
}

/** A message on a page that doesn't show it: who wrote, how it begins, and the way to answer. What was there before isn't announced. */
export const Message: Story = {
  render: () => <Arrivals />,
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const corner = within(canvas.getByRole('region', { name: said(msg`What just happened`) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nothing new' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nadia writes' }));
    await expect(
      await corner.findByText((_, element) =>
        said(msg`New message from <0>${{ name: 'Nadia' }}</0>`).test(
          element?.tagName === 'STRONG' ? (element.textContent ?? '') : '',
        ),
      ),
    ).toBeVisible();
    await expect(corner.getByText('Coffee on Sunday?')).toBeVisible();
    await expect(corner.getByRole('link', { name: said(msg`Reply`) })).toHaveAttribute(
      'href',
      '/chats/chat-nadia',
    );
    await expect(corner.queryByText('Read this before?')).toBeNull();
  },
};

/** What comes while one is shown becomes one with it. */
export const SeveralBecomeOne: Story = {
  render: () => <Arrivals />,
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const corner = within(canvas.getByRole('region', { name: said(msg`What just happened`) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nadia writes' }));
    await corner.findByText('Coffee on Sunday?');
    await userEvent.click(canvas.getByRole('button', { name: 'Linh writes, too' }));
    const two = said(msg`${plural({ count: 2 }, { one: '# new message', other: '# new messages' })}`);
    await expect(await corner.findByText(two)).toBeVisible();
    await expect(corner.getByText('Linh, Nadia')).toBeVisible();
    await expect(corner.queryByText('Coffee on Sunday?')).toBeNull();
  },
};

/** A profile that is fictional says so here, too. */
export const Fictional: Story = {
  render: () => <Arrivals />,
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const corner = within(canvas.getByRole('region', { name: said(msg`What just happened`) }));
    await userEvent.click(canvas.getByRole('button', { name: 'A fictional profile writes' }));
    await expect(await corner.findByText(said(msg`Fictional profile`))).toBeVisible();
  },
};

/** The likes that one had when the page came are no news. */
export const Likes: Story = {
  render: () => <Arrivals />,
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    const corner = within(canvas.getByRole('region', { name: said(msg`What just happened`) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Amara likes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Kasia likes, too' }));
    await expect(await corner.findByRole('link', { name: said(msg`View profile`) })).toHaveAttribute(
      'href',
      '/members/Kasia',
    );
    await expect(corner.queryByText(/Amara/)).toBeNull();
  },
};

/** Over a dialog nothing is announced: what comes meanwhile waits for its end. */
export const WaitsForADialog: Story = {
  tags: ['!dev'],
  render: function Waits() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Arrivals>
        <Dialog isOpen={isOpen} title="Something else" onClose={() => setIsOpen(false)} />
      </Arrivals>
    );
  },
  play: async ({ canvas, loaded: { said } }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Something else' });
    canvas.getByText('Nadia writes').click();
    await expect(canvas.queryByText('Coffee on Sunday?')).toBeNull();
    within(dialog).getByRole('button').click();
    const corner = within(await canvas.findByRole('region', { name: said(msg`What just happened`) }));
    await waitFor(() => expect(corner.getByText('Coffee on Sunday?')).toBeVisible());
  },
};

/** The page of the conversations shows them itself. */
export const WhereTheyAreShown: Story = {
  tags: ['!dev'],
  ...onPage({ page: { user: userFixture() }, href: '/chats' }),
  render: () => <Arrivals />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nadia writes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nothing new' }));
    await expect(canvas.queryByText('Coffee on Sunday?')).toBeNull();
  },
};

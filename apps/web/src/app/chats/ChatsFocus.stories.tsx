import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { messageFixture, profileFixture } from '@vela/api-client/testing';
import { useQueryClient } from '@tanstack/react-query';
import { useShowToast } from '@vela/ui/Toast';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { onChats } from '../../../tests/support/chats-page';
import { Chats } from './Chats';

let isListed = false;
const nadia = profileFixture({ id: 'nadia', name: 'Nadia' });
const fromNadia = messageFixture({ conversation_id: 'chat-nadia' });
const nadiasChat = {
  conversation: { id: 'chat-nadia', last_message: fromNadia, last_message_at: fromNadia.sent_at },
  profile: nadia,
  num_unread_messages: 1,
  typing: false,
};

const comingLater = onChats({
  handlers: {
    listConversations: () => ({
      chats: isListed ? [nadiasChat] : [],
      num_unread_messages: 1,
      next_cursor: null,
    }),
  },
});

const meta = {
  title: 'Screens/Chats/Focus',
  component: Chats,
  args: { conversation: { id: 'chat-nadia' } },
  ...onChats(),
} satisfies Meta<typeof Chats>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was left takes the focus where it lies in the list; if it comes there later, the reader is elsewhere by then. */
export const ListedLater: Story = {
  ...comingLater,
  beforeEach: () => {
    isListed = false;
    return comingLater.beforeEach();
  },
  render: function Left(args) {
    const queryClient = useQueryClient();
    const [conversation, setConversation] = useState(args.conversation);
    const list = () => {
      isListed = true;
      void queryClient.invalidateQueries({ queryKey: ['chats'] });
    };
    return (
      <>
        <button type="button" onClick={() => setConversation(null)}>
          Leave
        </button>
        <button type="button" onClick={list}>
          List
        </button>
        <Chats conversation={conversation} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    await canvas.findByRole('heading', { name: /Nadia/, level: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await canvas.findByRole('heading', { name: said(msg`No conversations yet`) });
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    (document.activeElement as HTMLElement).blur();
    const row = () => canvasElement.querySelector('main li a[href="/chats/chat-nadia"]');
    await waitFor(() => expect(row()).toBeVisible());
    await expect(row()).not.toHaveFocus();
  },
};

/** All messages are one stop of Tab: the arrow keys lead through them, and a link leads past them to where one writes. */
export const MessagesByArrowKeys: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded: { said } }) => {
    const log = await canvas.findByRole('region', { name: said(msg`Messages so far`) });
    const abouts = [...log.querySelectorAll<HTMLElement>('[role="listitem"] button')];
    await expect(abouts.length).toBeGreaterThan(2);
    await expect(log.querySelectorAll(':is(a, button):not([tabindex="-1"])')).toHaveLength(0);
    log.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(abouts.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(abouts.at(-2)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(abouts.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(abouts[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(log).toHaveFocus();
    await userEvent.tab();
    await expect(log.contains(document.activeElement)).toBe(false);
    const skip = canvas.getByRole('link', { name: said(msg`Skip to message field`) });
    const target = canvasElement.querySelector(skip.getAttribute('href') ?? '');
    await expect(target).toBe(canvas.getByRole('textbox', { name: /Nadia/ }));
  },
};

/** A toast in the corner leaves the window as it is, and the composer free. */
export const WritesUnderAToast: Story = {
  render: (args) => (
    <>
      <Chats {...args} />
      <Fail />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const writer = await canvas.findByRole('textbox', { name: /Nadia/ });
    canvas.getByText('Fail').click();
    const toast = await canvas.findByText('That didn’t work');
    writer.blur();
    await userEvent.type(writer, 'Hello{Shift>}{Enter}{/Shift}Nadia');
    writer.focus();
    await expect(window.scrollY).toBe(0);
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(writer.getBoundingClientRect().top);
  },
};

function Fail() {
  const showToast = useShowToast();
  return (
    <button type="button" hidden onClick={() => showToast({ tone: 'danger', title: 'That didn’t work' })}>
      Fail
    </button>
  );
}

import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { messageFixture, profileFixture, settingsFixture, userFixture } from '@vela/api-client/testing';
import { expect, within } from 'storybook/test';
import { onChats, premium } from '../../../tests/support/chats-page';
import { browserThat } from '../../../tests/support/push-browser';
import { ConnectedContext } from '../../kit/live/events/connected';
import { writeStored } from '../../kit/storage/member-storage';
import { PushProvider } from '../../kit/live/push/PushProvider';
import { Chats } from './Chats';

const open = { conversation: { id: 'chat-nadia' } };

const never = () => new Promise<never>(() => {});

const LONG_NAME = 'Katharina-Alexandrina-Theresia';
const LONG_WORDS =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsentwurf: https://example.com/rechtsschutzversicherungsgesellschaften/and/on/and/on';

const katharina = profileFixture({ id: 'katharina', name: LONG_NAME, fictional: true, online: 'now' });
const longMessages = [
  messageFixture({ id: 'long-1', conversation_id: 'chat-long', text: LONG_WORDS }),
  messageFixture({ id: 'long-2', conversation_id: 'chat-long', text: '☕️❤️' }),
  messageFixture({
    id: 'long-3',
    conversation_id: 'chat-long',
    sender: 'me',
    text: `${LONG_WORDS} `.repeat(5).trim(),
    read_at: '2026-11-21T11:31:00.000Z',
  }),
] as const;
const longConversation = {
  id: 'chat-long',
  last_message: longMessages[2],
  last_message_at: longMessages[2].sent_at,
};

const meta = {
  title: 'Screens/Chats',
  component: Chats,
  args: { conversation: null },
  ...onChats(),
} satisfies Meta<typeof Chats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Nadia./ })).toBeVisible();
  },
};

const returning = onChats({ user: { ...premium, id: 'returning' } });

/** Where there is room for a conversation beside the list, the one that was open before is offered. */
export const OpenedBefore: Story = {
  ...returning,
  beforeEach: () => {
    writeStored('returning', 'last-chat', '2026-11-21T12:00:00.000Z chat-nadia');
    return returning.beforeEach();
  },
  play: async ({ canvas, loaded: { said } }) => {
    const name = said(msg`Back to the chat with <0>${{ name: 'Nadia' }}</0>`);
    // On a narrow screen the list is alone.
    const back = await canvas.findByRole('link', { name, hidden: true });
    await expect(back).toHaveAttribute('href', '/chats/chat-nadia');
  },
};

const matches = ['sofie', 'maud', 'annelies-wilhelmina', 'ines'].map((id, place) =>
  profileFixture({
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    match: true,
    fictional: place === 1,
    online: place === 0 ? 'now' : 'today',
  }),
);
const talkedTo = profileFixture({ id: 'talked-to', name: 'Talked to', match: true, conversation_id: 'old' });

/** Who matches with the member and has no conversation with it stands above the list. */
export const WithNewMatches: Story = {
  ...onChats({
    handlers: {
      listLikes: () => ({
        profiles: [],
        liked_by: [],
        matches: [...matches, talkedTo],
        new_likes: 0,
        untold_match: false,
        next_cursor: null,
      }),
    },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    const row = within(await canvas.findByRole('region', { name: said(msg`New matches`) }));
    await expect(row.getAllByRole('link')).toHaveLength(matches.length);
    await expect(row.getByRole('link', { name: /Sofie/ })).toHaveAttribute('href', '/members/sofie/chat');
  },
};

const asking = onChats({ settings: settingsFixture({ push_public_key: 'BKey' }) });

/** What is asked stands under the list, and over none of it. */
export const Asks: Story = {
  ...asking,
  render: (args) => (
    <PushProvider>
      <Chats {...args} />
    </PushProvider>
  ),
  beforeEach: () => {
    const endPage = asking.beforeEach();
    const endBrowser = browserThat('granted')();
    return () => {
      endBrowser();
      endPage();
    };
  },
  play: async ({ canvas, loaded: { said } }) => {
    const question = await canvas.findByRole('complementary', {
      name: said(msg`Notifications in this browser`),
    });
    // Above it may stand a row of matches.
    const list = (await within(canvas.getByRole('main')).findAllByRole('list')).at(-1);
    const under = list?.parentElement?.getBoundingClientRect().bottom;
    await expect(question.getBoundingClientRect().top).toBeGreaterThanOrEqual(under ?? Infinity);
    await expect(question.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const Open: Story = {
  args: open,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Nadia/, level: 1 })).toBeVisible();
  },
};

/** In the Netherlands and Germany a conversation first says who the site is for. */
export const OpenInGermany: Story = {
  args: open,
  ...onChats({ settings: { ...settingsFixture(), geoip_country: 'DE' } }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      await canvas.findByText(said(msg`Only for adults aged ${{ minAge: 18 }} and over.`), { exact: false }),
    ).toBeVisible();
  },
};

export const NotBegun: Story = {
  args: { conversation: { profile_id: 'sofie' } },
  play: async ({ canvas, userEvent }) => {
    const [line] = await canvas.findAllByRole('button', { name: /coffee/ });
    if (line) await userEvent.click(line);
    await expect(canvas.getByRole('textbox')).toHaveValue(line?.textContent);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const NotConfirmed: Story = {
  args: open,
  ...onChats({
    user: userFixture({ status: 'not_confirmed', profile: profileFixture({ status: 'disabled' }) }),
  }),
};

/** No news come, though there is a network: the way to the server is slow or broken. */
export const Unsteady: Story = {
  args: open,
  decorators: [
    (Story) => (
      <ConnectedContext value={false}>
        <Story />
      </ConnectedContext>
    ),
  ],
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      await canvas.findByText(
        said(msg`Your connection is unstable. We’ll keep your messages and send them as soon as we can.`),
      ),
    ).toBeVisible();
  },
};

/** What was said before is on its way. */
export const LongWords: Story = {
  args: { conversation: { id: 'chat-long' } },
  ...onChats({
    handlers: {
      listConversations: () => ({
        chats: [
          { conversation: longConversation, profile: katharina, num_unread_messages: 120, typing: false },
        ],
        num_unread_messages: 120,
        next_cursor: null,
      }),
      getConversation: ({ query: { cursor } }) =>
        cursor === undefined
          ? {
              conversation: longConversation,
              profile: katharina,
              writing: 'open',
              num_unread_messages: 0,
              messages: longMessages.toReversed(),
              next_cursor: 'more',
            }
          : never(),
    },
  }),
};

export const Waiting: Story = {
  args: open,
  ...onChats({ handlers: { listConversations: never, getConversation: never } }),
};

/** The list has the page to itself. */
export const Empty: Story = {
  ...onChats({
    handlers: { listConversations: () => ({ chats: [], num_unread_messages: 0, next_cursor: null }) },
  }),
  play: async ({ canvas, canvasElement, loaded: { said } }) => {
    const main = within(canvas.getByRole('main'));
    const search = await main.findByRole('link', { name: said(msg`Search members`) });
    await expect(search).toHaveAttribute('href', '/members');
    const list = canvas.getByRole('region', { name: said(msg`Messages`) });
    const page = canvasElement.querySelector('main');
    await expect(list.clientWidth).toBeGreaterThan((page?.clientWidth ?? Infinity) - 2);
  },
};

export const Failed: Story = {
  args: open,
  ...onChats({
    handlers: {
      listConversations: ({ reject }) => reject('internal'),
      getConversation: ({ reject }) => reject('internal'),
    },
  }),
};

/** The account of the other member was erased: the words stay, and there is nobody to write to. */
export const MemberErased: Story = {
  args: { conversation: { id: 'chat-long' } },
  ...onChats({
    handlers: {
      listConversations: () => ({
        chats: [{ conversation: longConversation, profile: null, num_unread_messages: 0, typing: false }],
        num_unread_messages: 0,
        next_cursor: null,
      }),
      getConversation: () => ({
        conversation: longConversation,
        profile: null,
        writing: 'open',
        num_unread_messages: 0,
        messages: longMessages.toReversed(),
        next_cursor: null,
      }),
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: said(msg`Deleted member`) }),
    ).toBeVisible();
    await expect(canvas.getByText(said(msg`This member has deleted the account.`))).toBeVisible();
    await userEvent.click(canvas.getByText(said(msg`More about this conversation`)));
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Delete conversation`) }));
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** The other has blocked: nobody is named, and what happened can still be reported. */
export const Blocked: Story = {
  args: open,
  ...onChats({
    handlers: {
      getConversation: ({ reject }) => reject('no_longer_available', { params: { profile_id: 'nadia' } }),
    },
  }),
  play: async ({ canvas, userEvent, loaded: { said } }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: said(msg`This conversation is no longer available`),
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(msg`Report`) }));
    await expect(await canvas.findByRole('dialog', { name: said(msg`Report this member`) })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/**
 * A conversation with a member that was blocked elsewhere: the member can be unblocked here, and a new
 * conversation may start.
 */
export const YouBlocked: Story = {
  args: open,
  ...onChats({
    handlers: {
      getConversation: ({ reject }) =>
        reject('not_found', { params: { name: 'Nadia', profile_id: 'nadia' } }),
    },
  }),
  play: async ({ canvas, loaded: { said } }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: said(msg`You have blocked <0>${{ name: 'Nadia' }}</0>`),
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(msg`Unblock`) })).toBeVisible();
  },
};

export const Gone: Story = { args: { conversation: { id: 'nothing-here' } } };

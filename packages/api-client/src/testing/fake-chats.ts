import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import type { AnsweredMessage, Message } from '@vela/contract/entities/message';
import type { User } from '@vela/contract/entities/user';
import type { BodyOf } from '@vela/contract/registry';
import { chargeFor, giftsOf, findMessageFault, normalizeMessage, type Sendable } from '@vela/domain/chat';
import { addMs, MINUTE } from '@vela/domain/time';
import type { FakeCall, FakeHandlers } from './fake-handler';
import {
  FAKE_NOW,
  FakeChatStore,
  fakeConversations,
  presentConversation,
  type FakeConversation,
} from './fake-chat-store';
import type { Person } from './fake-likes';

const costs = DEFAULT_SITE_SETTINGS;

/** What the fake's conversations need to know of its site. */
interface ChatSite {
  session: { user: User | null };
  people: readonly Person[];
  conversations?: FakeConversation[];
}

/** Conversations as the server stores them, with the same rules for what a message costs. */
export function chatHandlers({ session, people, conversations = fakeConversations() }: ChatSite) {
  const store = new FakeChatStore(people, conversations);
  return {
    ...readingHandlers(store),
    ...changingHandlers(store),
    sendMessage: (call) => sendMessage(call, { store, session }),
    streamEvents: () => silentStream(),
  } as const satisfies Partial<FakeHandlers>;
}

function readingHandlers(store: FakeChatStore) {
  return {
    listConversations: () => listOf(store),
    getConversation: ({ query, reject }) => {
      const found = query.id === undefined ? store.byOther(query.profile_id) : store.byId(query.id);
      const profile = store.profileOf(found?.otherId ?? query.profile_id);
      if (!profile) return reject('not_found');
      return {
        conversation: (found && presentConversation(found)) ?? null,
        profile,
        writing: 'open',
        num_unread_messages: found?.unread ?? 0,
        messages: (found?.messages ?? []).toReversed(),
        next_cursor: null,
      };
    },
    listGifts: () => ({ gifts: giftsOf(costs.gift_credits) }),
    listIcebreakers: ({ query, reject }) => {
      const profile = store.profileOf(query.profile_id);
      return profile ? { icebreakers: linesFor(profile.name), language: 'en' } : reject('not_found');
    },
  } as const satisfies Partial<FakeHandlers>;
}

function changingHandlers(store: FakeChatStore) {
  return {
    markConversationRead: ({ body, reject }) => {
      const found = store.byId(body.id);
      if (!found) return reject('not_found');
      found.unread = 0;
      return {};
    },
    deleteConversation: ({ body, reject }) => {
      const found = body.id === undefined ? store.byOther(body.profile_id) : store.byId(body.id);
      if (!found) return reject('not_found');
      store.remove(found);
      return {};
    },
    deleteMessage: ({ body, reject }) => {
      const found = store.conversations.find(({ messages }) => messages.some(({ id }) => id === body.id));
      if (!found) return reject('not_found');
      found.messages = found.messages.filter(({ id }) => id !== body.id);
      if (found.messages.length === 0) store.remove(found);
      return {};
    },
    reactToMessage: ({ body: { id, reaction }, reject }) => {
      const found = store.conversations.find(({ messages }) => messages.some((one) => one.id === id));
      if (!found) return reject('not_found');
      found.messages = found.messages.map((message) => {
        const { reaction: _, ...plain } = message;
        if (message.id !== id) return message;
        return reaction === null ? plain : { ...plain, reaction };
      });
      return {};
    },
    reportTyping: ({ body, reject }) => (store.byId(body.id) ? {} : reject('not_found')),
  } as const satisfies Partial<FakeHandlers>;
}

function listOf(store: FakeChatStore) {
  const chats = store.conversations.flatMap((one) => {
    const [conversation, profile] = [presentConversation(one), store.profileOf(one.otherId)];
    if (!conversation || !profile) return [];
    return [{ conversation, profile, num_unread_messages: one.unread, typing: one.typing }];
  });
  return {
    chats: chats.toSorted((a, b) =>
      b.conversation.last_message_at.localeCompare(a.conversation.last_message_at),
    ),
    num_unread_messages: store.conversations.reduce((sum, { unread }) => sum + unread, 0),
    next_cursor: null,
  };
}

function linesFor(name: string): { id: string; text: string }[] {
  return [
    { id: 'coffee', text: 'You like coffee, too! Where do they make the best one?' },
    { id: 'hiking', text: 'Which walk should I not miss?' },
    { id: 'good_day', text: `Hi ${name}, what made you smile today?` },
    { id: 'weekend', text: 'What does a perfect Sunday look like for you?' },
    { id: 'small_joy', text: 'Which small thing makes you happy every time?' },
    { id: 'perfect_evening', text: 'A perfect evening: out in the city or at home on the sofa?' },
  ];
}

function sendMessage(
  { body, reject }: FakeCall<'sendMessage'>,
  { store, session }: { store: FakeChatStore; session: ChatSite['session'] },
) {
  const { user } = session;
  if (!user) return reject('authentication_required');
  const otherId = store.byId(body.conversation_id)?.otherId ?? body.profile_id ?? '';
  if (!store.profileOf(otherId)) return reject('not_found');
  const known = store.messages().find(({ client_id: id }) => id === body.client_id);
  if (known) return { message: known, user: { credits: user.credits } };
  const limit = costs.message_length;
  const fault = body.type === 'text' ? findMessageFault(normalizeMessage(body.text), limit) : null;
  if (fault !== null)
    return fault === 'too_long' ? reject('message_too_long', { params: { limit } }) : reject('invalid_input');
  const charge = chargeFor(sendableOf(body), { sender: senderOf(user, { store, otherId }), costs });
  if ('errorCode' in charge)
    return reject(charge.errorCode === 'unknown_option' ? 'invalid_input' : charge.errorCode);
  const place = store.messages().length;
  const conversation = store.byOther(otherId) ?? store.begin(otherId);
  const message = newMessage(body, { conversation, cost: charge.cost, place });
  conversation.messages.push(message);
  session.user = { ...user, credits: user.credits - charge.cost };
  return { message, user: { credits: session.user.credits } };
}

function sendableOf(body: BodyOf<'sendMessage'>): Sendable {
  return body.type === 'gift' ? { type: 'gift', giftId: body.gift_id } : { type: body.type };
}

/** The member as the rules see it; only what it wrote to these people counts. */
function senderOf(user: User, { store, otherId }: { store: FakeChatStore; otherId: string }) {
  const written = store.conversations
    .map((one) => ({ ...one, own: one.messages.filter(({ sender }) => sender === 'me') }))
    .filter(({ own }) => own.length > 0);
  return {
    premium: user.paid_user,
    credits: user.credits,
    written: {
      conversations: written.length,
      messages: written.reduce((sum, { own }) => sum + own.length, 0),
    },
    wroteHere: written.some((one) => one.otherId === otherId),
  };
}

interface Placed {
  conversation: FakeConversation;
  cost: number;
  place: number;
}

function newMessage(body: BodyOf<'sendMessage'>, { conversation, cost, place }: Placed): Message {
  return {
    id: `message-${place}`,
    client_id: body.client_id,
    conversation_id: conversation.id,
    sender: 'me',
    type: body.type,
    ...(body.type === 'text' && { text: normalizeMessage(body.text) }),
    ...(body.type === 'gift' && { gift: { id: body.gift_id, credits: cost } }),
    ...(body.reply_to !== undefined && { reply_to: answeredIn(conversation, body.reply_to) }),
    sent_at: addMs(FAKE_NOW, place * MINUTE).toISOString(),
    cost,
  };
}

function answeredIn({ messages }: FakeConversation, messageId: string): AnsweredMessage | null {
  const message = messages.find(({ id }) => id === messageId);
  if (!message || message.sender === 'system' || message.type === 'system') return null;
  const { id, sender, type, text } = message;
  return { id, sender, type, ...(text !== undefined && { text }) };
}

/** Open, and nothing ever happens. */
async function* silentStream(): AsyncGenerator<string> {
  yield ': \n\n';
  await new Promise(() => {});
}

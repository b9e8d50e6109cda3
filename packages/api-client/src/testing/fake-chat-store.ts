import type { Conversation } from '@vela/contract/entities/conversation';
import type { Message } from '@vela/contract/entities/message';
import type { Profile } from '@vela/contract/entities/profile';
import { addMs, MINUTE } from '@vela/domain/time';
import { presentPerson, type Person } from './fake-likes';
import { messageFixture } from './fixtures';

/** The fake's own time: stories and tests show the same each time. */
export const FAKE_NOW = new Date('2026-11-21T12:00:00.000Z');

/** A conversation of the fake's member, newest message last. */
export interface FakeConversation {
  id: string;
  otherId: string;
  messages: Message[];
  unread: number;
  typing: boolean;
}

/** One with unread messages and someone who writes, one that the member wrote last in. */
export function fakeConversations(): FakeConversation[] {
  const say = (place: number, changes: Partial<Message>): Message =>
    messageFixture({
      id: `${changes.conversation_id ?? ''}-${place}`,
      sent_at: addMs(FAKE_NOW, -(30 - place) * MINUTE).toISOString(),
      ...changes,
    });
  const nadia = { conversation_id: 'chat-nadia' };
  const amara = { conversation_id: 'chat-amara' };
  return [
    {
      id: nadia.conversation_id,
      otherId: 'nadia',
      unread: 2,
      typing: true,
      messages: [
        say(1, { ...nadia, sender: 'me', text: 'Which concert do you still think of?', cost: 1 }),
        say(4, { ...nadia, text: 'Easy: the one where it rained so hard that the band came down to us.' }),
        say(5, { ...nadia, type: 'gift', gift: { id: 'coffee', credits: 2 } }),
      ],
    },
    {
      id: amara.conversation_id,
      otherId: 'amara',
      unread: 0,
      typing: false,
      messages: [
        say(-900, { ...amara, sender: 'system', type: 'system', notice: 'match' }),
        say(-890, { ...amara, sender: 'me', text: 'Sea, woods or mountains?', cost: 1 }),
      ],
    },
  ];
}

/** The conversations of the fake's member. */
export class FakeChatStore {
  readonly conversations: FakeConversation[];
  readonly #people: readonly Person[];

  constructor(people: readonly Person[], conversations: FakeConversation[]) {
    this.#people = people;
    this.conversations = conversations;
  }

  byId(id: string | undefined): FakeConversation | undefined {
    return this.conversations.find((one) => one.id === id);
  }

  byOther(otherId: string | undefined): FakeConversation | undefined {
    return this.conversations.find((one) => one.otherId === otherId);
  }

  /** Another member as this one sees it; undefined for nobody. */
  profileOf(id: string | undefined): Profile | undefined {
    const person = this.#people.find(({ profile }) => profile.id === id);
    const conversation = this.byOther(id);
    return person && { ...presentPerson(person), ...(conversation && { conversation_id: conversation.id }) };
  }

  messages(): Message[] {
    return this.conversations.flatMap(({ messages }) => messages);
  }

  begin(otherId: string): FakeConversation {
    const begun = { id: `chat-${otherId}`, otherId, messages: [], unread: 0, typing: false };
    this.conversations.push(begun);
    return begun;
  }

  remove(gone: FakeConversation): void {
    this.conversations.splice(this.conversations.indexOf(gone), 1);
  }
}

export function presentConversation({ id, messages }: FakeConversation): Conversation | undefined {
  const last = messages.at(-1);
  return last && { id, last_message: last, last_message_at: last.sent_at };
}

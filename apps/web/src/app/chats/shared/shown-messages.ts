import type { ConversationPage } from '@vela/api-client/queries/conversation';
import type { AnsweredMessage, Message } from '@vela/contract/entities/message';
import { messageDelivery, type MessageGroup, type OutboxMessage } from '@vela/domain/chat';
import type { BubblePlace, DeliveryState } from '@vela/ui/MessageBubble';

interface Shown {
  /**
   * It is the same before and after the server has the message, so that a message stays the element it was.
   */
  key: string;
  sender: Message['sender'];
  /** ISO 8601. */
  sent_at: string;
  /** The message that it answers; null where that one is seen no more. */
  answered?: AnsweredMessage | null;
}

/** A message of the server, or one on its way to it. */
export type ShownMessage =
  | (Shown & { message: Message; waiting: null })
  | (Shown & { message: null; waiting: OutboxMessage });

/** One message in its place: `isLast` bears the stamp of those that came as far as it. */
export interface PlacedMessage {
  shown: ShownMessage;
  state: DeliveryState;
  place: BubblePlace;
  isLast: boolean;
}

/** What was said, oldest first, and behind it what waits; one that the server has already waits no more. */
export function shownMessages(
  pages: readonly ConversationPage[],
  waiting: readonly OutboxMessage[],
): ShownMessage[] {
  const known = pages.map(({ messages }) => knownPage(messages));
  const latest = known[0]?.shown.at(-1)?.sent_at ?? '';
  const unsent = waiting
    .filter(({ clientId }) => !known.some(({ clientIds }) => clientIds.has(clientId)))
    .map((one): ShownMessage => ({
      key: one.clientId,
      sender: 'me',
      // Whatever this device's clock says, it comes after what is there.
      sent_at: one.createdAt > latest ? one.createdAt : latest,
      ...answeredOf(pages, one),
      message: null,
      waiting: one,
    }));
  const sent = known.toReversed().map(({ shown }) => shown);
  return new Array<ShownMessage>().concat(...sent, unsent);
}

/** Nothing where that message isn't loaded. */
function answeredOf(
  pages: readonly ConversationPage[],
  { replyTo }: OutboxMessage,
): Pick<ShownMessage, 'answered'> {
  const message = pages.flatMap(({ messages }) => messages.find(({ id }) => id === replyTo) ?? [])[0];
  return message ? { answered: answeredFrom(message) } : {};
}

/** A message as one that answers it shows it; null for what the system says, which nobody answers. */
export function answeredFrom({ id, sender, type, text, language }: Message): AnsweredMessage | null {
  if (sender === 'system' || type === 'system') return null;
  return {
    id,
    sender,
    type,
    ...(text !== undefined && { text }),
    ...(language !== undefined && { language }),
  };
}

/** Those that wait: they stand last. */
export function waitingOf(messages: readonly ShownMessage[]): ShownMessage[] {
  return messages.slice(messages.findLastIndex(({ waiting }) => waiting === null) + 1);
}

/** The key of what this member said last and the server has. */
export function newestSent(messages: readonly ShownMessage[]): string | undefined {
  return messages.findLast(({ sender, message }) => sender === 'me' && message !== null)?.key;
}

/** How many messages the other has written, of those that are loaded. */
export function receivedCount(messages: readonly ShownMessage[]): number {
  return messages.filter(({ sender }) => sender === 'other').length;
}

/** How many messages this member has written that the server has, of those that are loaded. */
export function sentCount(messages: readonly ShownMessage[]): number {
  return messages.filter(({ sender, message }) => sender === 'me' && message !== null).length;
}

interface KnownPage {
  /** Newest first. */
  messages: readonly Message[];
  /** What was made of them, oldest first. */
  shown: readonly ShownMessage[];
  clientIds: ReadonlySet<string>;
}

/** Holds what was last made of a page, keyed by its oldest message. */
const pageOf = new WeakMap<Message, KnownPage>();

function knownPage(messages: readonly Message[]): KnownPage {
  const oldest = messages.at(-1);
  const before = oldest && pageOf.get(oldest);
  if (before?.messages === messages) return before;
  const page = pageAfter(before, messages);
  if (oldest) pageOf.set(oldest, page);
  return page;
}

/** One that is sent or comes stands before the others: of these is there already what they were made. */
function pageAfter(before: KnownPage | undefined, messages: readonly Message[]): KnownPage {
  const added = messages.length - (before?.messages.length ?? 0);
  const isHeld = before?.messages.every((one, place) => one === messages[added + place]) === true;
  const held = isHeld ? before : undefined;
  const others = held ? messages.slice(0, added) : messages;
  return {
    messages,
    shown: [...(held?.shown ?? []), ...others.map(shownMessage).toReversed()],
    clientIds: new Set([
      ...(held?.clientIds ?? []),
      ...others.flatMap(({ client_id: clientId }) => clientId ?? []),
    ]),
  };
}

/** What was made of a message, so that it is the same when others come: what shows it has nothing to do then. */
const shownOf = new WeakMap<Message, ShownMessage>();

function shownMessage(message: Message): ShownMessage {
  const known = shownOf.get(message);
  if (known) return known;
  const shown: ShownMessage = {
    key: message.client_id ?? message.id,
    sender: message.sender,
    sent_at: message.sent_at,
    ...(message.reply_to !== undefined && { answered: message.reply_to }),
    message,
    waiting: null,
  };
  shownOf.set(message, shown);
  return shown;
}

/** How far a message has come. */
export function deliveryOf({ message, waiting }: ShownMessage): DeliveryState {
  if (waiting) return waiting.state.status === 'failed' ? 'failed' : 'sending';
  return messageDelivery(message);
}

/** A group in runs that came equally far, each with one stamp under its last; one that failed or can be taken back stands alone. */
export function placeMessages({ messages }: Pick<MessageGroup<ShownMessage>, 'messages'>): PlacedMessage[] {
  return messages.map((shown, index) => {
    const isFirst = isCut(messages[index - 1], shown);
    const isLast = isCut(shown, messages[index + 1]);
    return { shown, state: deliveryOf(shown), place: placeOf(isFirst, isLast), isLast };
  });
}

function isCut(before: ShownMessage | undefined, after: ShownMessage | undefined): boolean {
  if (!before || !after) return true;
  return deliveryOf(before) !== deliveryOf(after) || standsAlone(before) || standsAlone(after);
}

/** What can be done about it stands under it. */
function standsAlone(shown: ShownMessage): boolean {
  return deliveryOf(shown) === 'failed' || shown.waiting?.undoUntil !== undefined;
}

function placeOf(isFirst: boolean, isLast: boolean): BubblePlace {
  if (isFirst) return isLast ? 'only' : 'first';
  return isLast ? 'last' : 'middle';
}

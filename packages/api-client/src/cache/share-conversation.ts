import { replaceEqualDeep } from '@tanstack/query-core';
import type { Message } from '@vela/contract/entities/message';
import type { ConversationData, ConversationPage } from './conversation-data';

/**
 * The newer of two answers, holding of the older what says the same: what shows a message then has nothing to do about it.
 * Messages are known again by their ids. By their places, as elsewhere, one that comes would make all of them new.
 */
export function shareConversation(
  before: ConversationData | undefined,
  now: ConversationData,
): ConversationData {
  if (!before) return now;
  const held = now.pages.map(({ messages }, index) =>
    heldAtEnd(before.pages[index]?.messages ?? [], messages),
  );
  const others = before.pages.flatMap(({ messages }, index) => withoutEnd(messages, held[index]));
  const known = new Map(others.map((one) => [one.id, one]));
  const pages = now.pages.map((page, index) => {
    const coming = withoutEnd(page.messages, held[index]).map((one) => {
      const same = known.get(one.id);
      return same === undefined ? one : replaceEqualDeep(same, one);
    });
    const messages = [...coming, ...page.messages.slice(coming.length)];
    return sharePage(before.pages[index], { ...page, messages });
  });
  return {
    pages: isSameList(before.pages, pages) ? before.pages : pages,
    pageParams: replaceEqualDeep(before.pageParams, now.pageParams),
  };
}

/** How many of a page, from its oldest message on, are the very ones of before: there is nothing to compare about them. */
function heldAtEnd(before: readonly Message[], now: readonly Message[]): number {
  const place = now.findLastIndex((one, index) => one !== before[before.length - now.length + index]);
  return now.length - 1 - place;
}

function withoutEnd(messages: readonly Message[], count = 0): Message[] {
  return messages.slice(0, messages.length - count);
}

function sharePage(before: ConversationPage | undefined, now: ConversationPage): ConversationPage {
  if (!before) return now;
  const { messages, ...others } = now;
  const { messages: messagesBefore, ...othersBefore } = before;
  const shared = replaceEqualDeep(othersBefore, others);
  const isSame = shared === othersBefore && isSameList(messagesBefore, messages);
  return isSame ? before : { ...shared, messages };
}

function isSameList<One>(before: readonly One[], now: readonly One[]): boolean {
  return before.length === now.length && before.every((one, index) => one === now[index]);
}

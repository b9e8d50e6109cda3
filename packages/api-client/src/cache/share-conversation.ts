import { replaceEqualDeep } from '@tanstack/query-core';
import type { ConversationData, ConversationPage } from '../queries/conversation';

/**
 * The newer of two answers, holding of the older what says the same: what shows a message then has nothing to do about it.
 * Messages are known again by their ids. By their places, as elsewhere, one that comes would make all of them new.
 */
export function shareConversation(
  before: ConversationData | undefined,
  now: ConversationData,
): ConversationData {
  if (!before) return now;
  const known = new Map(before.pages.flatMap(({ messages }) => messages.map((one) => [one.id, one])));
  const pages = now.pages.map((page, index) => {
    const messages = page.messages.map((one) => {
      const same = known.get(one.id);
      return same === undefined ? one : replaceEqualDeep(same, one);
    });
    return sharePage(before.pages[index], { ...page, messages });
  });
  return {
    pages: isSameList(before.pages, pages) ? before.pages : pages,
    pageParams: replaceEqualDeep(before.pageParams, now.pageParams),
  };
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

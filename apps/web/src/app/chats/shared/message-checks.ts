import { queryOptions } from '@tanstack/react-query';
import type { MessageWords } from '@vela/domain/message-checks';
import { tryToLoad } from '../../../first-paint/try-to-load';
import type { SendQuestion } from './SendQuestion';

type Rules = typeof import('@vela/domain/message-checks');

export interface MessageChecks {
  rules: Rules;
  words: MessageWords;
  /** What asks comes along: a message must not wait for a question that can’t be shown. */
  SendQuestion: typeof SendQuestion;
}

/**
 * The checks of messages with the words that they look for. They come after the conversation is on the screen; `null` where they can't be
 * loaded, as nobody should lose a message for that.
 */
export function messageChecksQueryOptions() {
  return queryOptions({
    queryKey: ['message-checks'],
    queryFn: loadChecks,
    // What couldn't be loaded is tried again where it is needed next.
    staleTime: ({ state }) => (state.data === null ? 0 : Infinity),
    gcTime: Infinity,
    networkMode: 'always',
  });
}

async function loadChecks(): Promise<MessageChecks | null> {
  const [rules, table, question] = await Promise.all([
    tryToLoad(() => import('@vela/domain/message-checks')),
    tryToLoad(() => import('@vela/atlas/message-words')),
    tryToLoad(() => import('./SendQuestion')),
  ]);
  if (!rules || !table || !question) return null;
  return { rules, words: table.MESSAGE_WORDS, SendQuestion: question.SendQuestion };
}

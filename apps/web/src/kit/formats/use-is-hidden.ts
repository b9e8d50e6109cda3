import type { Message } from '@vela/contract/entities/message';
import { hiddenWordsOf, holdsHiddenWord } from '@vela/domain/chat';
import { useCallback, useMemo } from 'react';
import { usePage } from '../page/page-context';

/** Returns whether a message of another holds a word that the member hides; the same function while the words are the same. */
export function useIsHidden(): (message: Pick<Message, 'sender' | 'text'>) => boolean {
  const list = usePage().user?.hidden_words ?? '';
  const words = useMemo(() => hiddenWordsOf(list), [list]);
  return useCallback(
    ({ sender, text }) => sender === 'other' && text !== undefined && holdsHiddenWord(text, words),
    [words],
  );
}

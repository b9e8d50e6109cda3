import { useState } from 'react';
import type { ShownMessage } from '../shared/shown-messages';

/** How many messages of the other came since the end of the conversation was last in sight. */
export function useNewCount(messages: readonly ShownMessage[], { isAtEnd }: { isAtEnd: boolean }): number {
  // What one has written and waits stands last, and what comes meanwhile before it.
  const newest = messages.findLast(({ waiting }) => waiting === null)?.key;
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  // From the end, where it is: there may be thousands before it.
  const place = messages.findLastIndex(({ key }) => key === seen);
  if (place === -1) return 0;
  return messages.slice(place + 1).filter(({ sender }) => sender === 'other').length;
}

import { isTyping, isTypingNew } from '@vela/domain/chat';
import type { Typing } from '../core/events-port';

/** Who said lately that they are writing, as far as this node was notified; only in memory. */
export interface TypingBoard {
  note(typing: Typing, now: Date): void;
  isTyping(typing: Typing, now: Date): boolean;
  /** Whether to pass it on once more. */
  isNews(typing: Typing, now: Date): boolean;
}

/** Above this number, those that have ended are removed. */
const CLEARED_ABOVE = 1_000;

export function createTypingBoard(): TypingBoard {
  const saidAt = new Map<string, Date>();
  return {
    note: (typing, now) => {
      if (saidAt.size >= CLEARED_ABOVE) {
        for (const [key, at] of saidAt) if (!isTyping(at, now)) saidAt.delete(key);
      }
      saidAt.set(keyOf(typing), now);
    },
    isNews: (typing, now) => isTypingNew(saidAt.get(keyOf(typing)) ?? null, now),
    isTyping: (typing, now) => isTyping(saidAt.get(keyOf(typing)) ?? null, now),
  };
}

function keyOf({ conversationId, memberId }: Typing): string {
  return `${conversationId} ${memberId}`;
}

import { TYPING_SHOWN_MS } from '@vela/domain/chat';

/** Who said lately that they are writing, as far as this node heard; kept in memory alone. */
export interface TypingBoard {
  note(typing: Typing, now: Date): void;
  isTyping(typing: Typing, now: Date): boolean;
}

export interface Typing {
  conversationId: string;
  memberId: string;
}

/** Past this many, those that are over are cleared away. */
const CLEARED_ABOVE = 1_000;

export function createTypingBoard(): TypingBoard {
  const endsAtMs = new Map<string, number>();
  return {
    note: (typing, now) => {
      const nowMs = now.getTime();
      if (endsAtMs.size >= CLEARED_ABOVE) {
        for (const [key, endMs] of endsAtMs) if (endMs <= nowMs) endsAtMs.delete(key);
      }
      endsAtMs.set(keyOf(typing), nowMs + TYPING_SHOWN_MS);
    },
    isTyping: (typing, now) => (endsAtMs.get(keyOf(typing)) ?? 0) > now.getTime(),
  };
}

function keyOf({ conversationId, memberId }: Typing): string {
  return `${conversationId} ${memberId}`;
}

import type { getUser } from '@vela/contract/endpoints/get-user';
import type { OutputOf } from '../create-api';

/** What `user.php` answers. */
export type UserAnswer = OutputOf<typeof getUser>;

/** The member with another number of credits, as an event or the answer to a message has it; a visitor has none. */
export function userWithCredits(answer: UserAnswer, credits: number): UserAnswer {
  return answer.user && answer.user.credits !== credits ? { user: { ...answer.user, credits } } : answer;
}

/**
 * The same for what a free member wrote so far. Answers may overtake each other, and no message is ever
 * unwritten.
 */
export function userWithWritten(
  answer: UserAnswer,
  { conversations, messages }: { conversations: number; messages: number },
): UserAnswer {
  if (!answer.user) return answer;
  const before = answer.user.written ?? { conversations: 0, messages: 0 };
  const written = {
    conversations: Math.max(before.conversations, conversations),
    messages: Math.max(before.messages, messages),
  };
  return { user: { ...answer.user, written } };
}

import type { getUser } from '@vela/contract/endpoints/get-user';
import type { OutputOf } from '../create-api';

/** What `user.php` answers. */
export type UserAnswer = OutputOf<typeof getUser>;

/** The member with another number of credits, as an event or the answer to a message tells; a visitor has none. */
export function userWithCredits(answer: UserAnswer, credits: number): UserAnswer {
  return answer.user && answer.user.credits !== credits ? { user: { ...answer.user, credits } } : answer;
}

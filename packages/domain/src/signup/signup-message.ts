import { FIELD_LIMITS } from '../errors';
import type { SiteSettings } from '../sites';

type Costs = Pick<SiteSettings, 'message_length' | 'free_conversations' | 'free_messages'>;

/**
 * Characters that a message written while signing up may have: no more than any message of the site, and 0 where a new
 * member can't write free. Source: decisions.md, Free allowance.
 */
export function signupMessageLimit({
  message_length: length,
  free_conversations: conversations,
  free_messages: messages,
}: Costs): number {
  return conversations > 0 && messages > 0 ? Math.min(FIELD_LIMITS.signupText.max, length) : 0;
}

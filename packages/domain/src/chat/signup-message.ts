import { canWriteFree } from './free-allowance';
import { FIELD_LIMITS } from '../errors';
import type { SiteSettings } from '../sites';

type Costs = Pick<SiteSettings, 'message_length' | 'free_conversations' | 'free_messages'>;

const NEW_MEMBER = { premium: false, written: { conversations: 0, messages: 0 }, wroteHere: false } as const;

/**
 * Characters that a message written while signing up may have: no more than any message of the site, and 0 where a new
 * member can't write free. Source: decisions.md, Free allowance.
 */
export function signupMessageLimit(site: Costs): number {
  return canWriteFree(NEW_MEMBER, site) ? Math.min(FIELD_LIMITS.signupText.max, site.message_length) : 0;
}

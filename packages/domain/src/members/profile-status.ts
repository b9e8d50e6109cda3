import { hasNeededConsent, type Niche } from '../sites';
import type { MemberStatus } from './member-status';

/** Whether others see a profile. Source: product.md §3. */
export const PROFILE_STATUSES = ['active', 'disabled'] as const;

export type ProfileStatus = (typeof PROFILE_STATUSES)[number];

/**
 * Whether others see a member's profile: once the address is confirmed and, where membership itself reveals something,
 * only with the consent of GDPR Article 9. Source: product.md §4; decisions.md, Honest by construction.
 */
export function profileStatusOf(
  { status, consents }: { status: MemberStatus; consents: { special_categories: boolean } },
  { niche }: { niche: Niche },
): ProfileStatus {
  return status === 'active' && hasNeededConsent(niche, consents) ? 'active' : 'disabled';
}

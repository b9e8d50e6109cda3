import { needsSpecialCategories } from '@vela/domain/sites';
import type { MemberStatus, StoredConsents } from '../db/schema';
import type { Site } from '../sites/sites';

/**
 * Whether others see a member's profile: once the address is confirmed and, where membership itself reveals something,
 * only with the consent of GDPR Article 9.
 */
export function profileStatusOf(
  { status, consents }: { status: MemberStatus; consents: StoredConsents },
  { settings }: Site,
): 'active' | 'disabled' {
  const mayBeShown = consents.special_categories || !needsSpecialCategories(settings.niche);
  return status === 'active' && mayBeShown ? 'active' : 'disabled';
}

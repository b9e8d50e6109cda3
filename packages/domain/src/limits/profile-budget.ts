import type { RateLimits } from '../sites';

type ProfileLimit = 'profiles' | 'premium_profiles' | 'unconfirmed_profiles';

/**
 * Which limit says how many distinct profiles of others a member may open in a day of the site: somebody who only signed up has seen
 * a few, and nobody who looks for people comes near the others. Source: decisions.md, Setting values.
 */
export function profileLimitOf({
  premium,
  confirmed,
}: {
  premium: boolean;
  /** Whether the member's address is. */
  confirmed: boolean;
}): ProfileLimit & keyof RateLimits {
  if (!confirmed) return 'unconfirmed_profiles';
  return premium ? 'premium_profiles' : 'profiles';
}

/**
 * Whether opening a profile costs nothing of that budget: those of one's matches and conversations are open always. Source:
 * decisions.md, Setting values.
 */
export function isOpenAlways({
  match,
  conversationId,
}: {
  match: boolean;
  conversationId: string | undefined;
}): boolean {
  return match || conversationId !== undefined;
}

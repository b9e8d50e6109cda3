import type { SignupPolicy } from '../sites';

/** The origin of a visitor. Source: product.md §3. */
export interface TrafficSource {
  network?: string | undefined;
  ref?: string | undefined;
}

/** Whether a visitor was sent by a partner: a network or a referrer is named. Source: product.md §5. */
export function hasTrafficSource({ network, ref }: TrafficSource): boolean {
  return Boolean(network?.trim() || ref?.trim());
}

/** Whether a visitor may sign up; else the site is invite-only (`invite_only`). Source: product.md §5. */
export function isSignupOpen(signups: SignupPolicy, source: TrafficSource): boolean {
  if (signups === 'all') return true;
  return signups === 'with_trafficsource' && hasTrafficSource(source);
}

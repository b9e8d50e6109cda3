import type { SignupPolicy } from '../sites';
import { namesSource, type Tracking } from './tracking';

/** What a visitor said to keeping more than the site needs; `null` for nothing yet. */
export type Consent = 'accepted' | 'rejected' | null;

/** Returns how a yes or a no is stored; without an answer, what was stored `before`. */
export function consentOf(isGiven: boolean): Exclude<Consent, null>;
export function consentOf(isGiven: boolean | undefined, before: Consent): Consent;
export function consentOf(isGiven: boolean | undefined, before: Consent = null): Consent {
  if (isGiven === undefined) return before;
  return isGiven ? 'accepted' : 'rejected';
}

/** What a cookie says of it; anything else is no answer. */
export function readConsent(text: string | null | undefined): Consent {
  return text === 'accepted' || text === 'rejected' ? text : null;
}

/**
 * Whether a visitor is asked: where an address says who sent them, and they haven't answered yet. Nothing else that a page
 * does needs an answer, and a question without an object is only in the way. Source: decisions.md, Honest by construction.
 */
export function asksConsent(consent: Consent, { tracking }: { tracking: Tracking }): boolean {
  return consent === null && namesSource(tracking);
}

/**
 * Whether the partner who sent a visitor is stored with the account: only after a consent of its own. Until
 * then, and after a no, it lives in the page, its address and the sign-up under way, which it may open.
 * Source: decisions.md, Honest by construction.
 */
export function keepsTracking(consent: Consent): boolean {
  return consent === 'accepted';
}

/**
 * Whether a sign-up under way stores the partner who sent its visitor: not after a no, unless that decides
 * whether they may sign up at all. Source: product.md §5; decisions.md, Honest by construction.
 */
export function keepsTrackingInDraft(consent: Consent, { signups }: { signups: SignupPolicy }): boolean {
  return consent !== 'rejected' || signups === 'with_trafficsource';
}

/**
 * Whether the page reports that it was left (`page-hidden.php`): only one whose address has `lb`, with or without a value,
 * and once. Source: product.md §2; decisions.md, Honest by construction.
 */
export function reportsPageHidden(
  query: Readonly<Record<string, unknown>>,
  { isReported }: { isReported: boolean },
): boolean {
  return Object.hasOwn(query, 'lb') && !isReported;
}

/** What may close the sign-up modal. */
export type SignupModalCloser = 'backdrop' | 'escape' | 'button' | 'login';

/** How far somebody is with a sign-up. */
export interface SignupStanding {
  /** A step after the first is open, or what comes after the last. */
  isStepDone: boolean;
  /** What was typed or chosen, of all fields. */
  typed: readonly string[];
}

/** Whether a sign-up is in progress: a step of it is done, which it is while the account is made, or something was typed. Source: product.md §2. */
export function isSignupInProgress({ isStepDone, typed }: SignupStanding): boolean {
  return isStepDone || typed.some((value) => value.trim() !== '');
}

/**
 * Whether the sign-up modal closes: when it is closed by its button or leads to the page to log in always, by a click beside it or
 * Escape only while no sign-up is in progress. Source: product.md §2, Signup modal.
 */
export function closesSignupModal(by: SignupModalCloser, { inProgress }: { inProgress: boolean }): boolean {
  return by === 'button' || by === 'login' || !inProgress;
}

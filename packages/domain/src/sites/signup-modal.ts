/** What may close the sign-up modal. */
export type SignupModalCloser = 'backdrop' | 'escape' | 'button' | 'login';

/** Whether a sign-up is in progress, so that a slip would lose something: it is being sent, or something was typed. Source: product.md §2. */
export function isSignupInProgress({ isSending, typed }: { isSending: boolean; typed: string }): boolean {
  return isSending || typed.trim() !== '';
}

/**
 * Whether the sign-up modal closes: when it is closed by its button or leads to the page to log in always, by a click beside it or
 * Escape only while no sign-up is in progress. Source: product.md §2, Signup modal.
 */
export function closesSignupModal(by: SignupModalCloser, { inProgress }: { inProgress: boolean }): boolean {
  return by === 'button' || by === 'login' || !inProgress;
}

/** What may close the sign-up modal. */
export type SignupModalCloser = 'backdrop' | 'escape' | 'signup_closed' | 'login';

/** Whether each closes it while a sign-up is in progress, when what was typed would be lost by a slip. */
const CLOSES_IN_PROGRESS = {
  backdrop: false,
  escape: false,
  signup_closed: true,
  login: true,
} as const satisfies Record<SignupModalCloser, boolean>;

/**
 * Whether the sign-up modal closes: when the sign-up is closed or leads to the log-in always, by a click beside it or
 * Escape only while no sign-up is in progress. Source: product.md §2, Signup modal.
 */
export function closesSignupModal(by: SignupModalCloser, { inProgress }: { inProgress: boolean }): boolean {
  return CLOSES_IN_PROGRESS[by] || !inProgress;
}

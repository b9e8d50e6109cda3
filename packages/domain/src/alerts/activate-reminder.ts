import { defineAlert } from './define-alert';

/**
 * Reminds a member to confirm the address: one who is not confirmed, whose profile is disabled and whose mail arrives (no
 * notifications disabled). Source: product.md §2; it doesn't show on the page that it leads to, either.
 */
export const activateReminder = defineAlert({
  key: null,
  shows: ({ user }) =>
    user?.status === 'not_confirmed' &&
    user.profile?.status === 'disabled' &&
    user.notifications_disabled.length === 0,
});

/** Whether the reminder opens over the page first: after a sign-up elsewhere, on a smartphone. Source: product.md §2. */
export function opensActivateReminder({
  signupComplete,
  smartphone,
}: {
  /** The URL has `api_signup_complete`. */
  signupComplete: boolean;
  smartphone: boolean;
}): boolean {
  return signupComplete && smartphone;
}

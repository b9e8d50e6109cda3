/**
 * How long an unconfirmed sign-up is stored on a site that doesn't say who has an account, in days: the account that it
 * made, or only the name if the address had one. Both are deleted at the same time, so that a check of the name reveals
 * nothing. Its links have expired long before.
 */
export const UNCONFIRMED_SIGNUP_KEPT_DAYS = 30;

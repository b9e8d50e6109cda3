/**
 * How long a sign-up is kept that nobody confirms, on a site that doesn't say who has an account, in days: the account that
 * it made, or the name alone where the address had one. Both go alike, so that asking for the name tells nothing. Its links
 * are long over by then. Source: our own choice.
 */
export const UNCONFIRMED_SIGNUP_KEPT_DAYS = 30;

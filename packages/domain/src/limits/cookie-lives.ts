import { MINUTE } from '../time';

/** How long a browser keeps what was chosen in it, in days. Source: product.md §9. */
export const CHOICE_COOKIE_DAYS = 365;

/** How long a browser keeps each cookie, in days; those of a log-in are prolonged by use. Source: product.md §9. */
export const COOKIE_DAYS = {
  session: 30,
  /** By which an account knows a browser that logged in before. */
  device: 365,
  locale: CHOICE_COOKIE_DAYS,
  mode: CHOICE_COOKIE_DAYS,
  tz: CHOICE_COOKIE_DAYS,
} as const satisfies Record<string, number>;

/** For how long a page says of a form that it was done, in milliseconds. Source: our own choice. */
export const DONE_COOKIE_MS = 10 * MINUTE;

/** To which requests a browser sends a cookie: all of the site's own. Source: product.md §9. */
export const COOKIE_SCOPE = { path: '/', sameSite: 'Lax' } as const;

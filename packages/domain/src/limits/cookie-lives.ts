import { DAY, MINUTE } from '../time';
import { SIGNUP_DRAFT_MS } from './link-lives';

/** How long a browser stores what was chosen in it, in days. Source: product.md §9. */
export const CHOICE_COOKIE_DAYS = 365;

/**
 * How long a browser stores each cookie, in days; those of a session are prolonged by use. Source: product.md
 * §9.
 */
export const COOKIE_DAYS = {
  session: 30,
  /** By this cookie an account recognises a browser that logged in before. */
  device: 365,
  locale: CHOICE_COOKIE_DAYS,
  mode: CHOICE_COOKIE_DAYS,
  tz: CHOICE_COOKIE_DAYS,
  /** What was said to keeping more than the site needs; after half a year it is asked again. */
  consent: 182,
} as const satisfies Record<string, number>;

/** A page announces for this time that a form was done, in milliseconds. */
export const DONE_COOKIE_MS = 10 * MINUTE;

/** How long a browser stores each cookie that the site sets, in milliseconds. Source: product.md §9. */
export const COOKIE_LIVES_MS = {
  session: COOKIE_DAYS.session * DAY,
  device: COOKIE_DAYS.device * DAY,
  signup_draft: SIGNUP_DRAFT_MS,
  /** While it is there, the browser that sent the date of somebody too young can't sign up. */
  age_check: DAY,
  done: DONE_COOKIE_MS,
  locale: COOKIE_DAYS.locale * DAY,
  mode: COOKIE_DAYS.mode * DAY,
  tz: COOKIE_DAYS.tz * DAY,
  consent: COOKIE_DAYS.consent * DAY,
} as const satisfies Record<string, number>;

export type CookieName = keyof typeof COOKIE_LIVES_MS;

/** The requests to which a browser adds a cookie: all of the site's own. Source: product.md §9. */
export const COOKIE_SCOPE = { path: '/', sameSite: 'Lax' } as const;

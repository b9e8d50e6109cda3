/** How long a browser keeps each cookie, in days; those of a log-in are prolonged by use. Source: product.md §9. */
export const COOKIE_DAYS = {
  session: 30,
  /** By which an account knows a browser that logged in before. */
  device: 365,
  locale: 365,
} as const satisfies Record<string, number>;

/** What a page may weigh, in bytes: text after gzip, fonts as they are. */
export const LIMITS = {
  /**
   * Everything a visitor's first page loads by itself, in any language: what it names. That it asks for no other script once it
   * reacts, a journey sees in the browser (`e2e/tests/first-visit.spec.ts`).
   */
  javascript: 119_500,
  /** The sign-up weighs more, as it checks all that it asks for. */
  signupJavascript: 125_500,
  /**
   * The first page of a member's visit: the libraries of the members' area (React, router, queries, client,
   * schemas) are 150 kB of it (record 32).
   */
  appFirstLoad: 287_000,
  /** What a further screen adds to a visit that began with the search. */
  appFurtherScreen: 29_500,
  /** The styles of one page. */
  css: 10_000,
  fonts: 60_000,
  /** The font that every page asks for. */
  firstFont: 45_000,
  /** The script of a lander with all it takes, and all rules of the domain. */
  landerScript: 4_000,
  domain: 39_500,
} as const;

/** What the first page is meant to stay under; above it the report says so and passes. */
export const JAVASCRIPT_AIM = 100_000;

/** What no visitor's first page may hold, by words that a minifier leaves alone. */
export const UNWANTED = {
  ky: 'HTTPError',
  valibot: 'ValiError',
  'react-query': 'getQueryCache',
  /** Glyphs are drawn by a part of ours (record 26): where an update spells its files otherwise, the build misses them. */
  'Lucide’s own drawing': 'absoluteStrokeWidth',
} as const satisfies Record<string, string>;

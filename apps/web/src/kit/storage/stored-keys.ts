/** The storage of an item: `browser` is permanent, `tab` ends with the tab. */
type Scope = 'tab' | 'browser';

interface Stored {
  /** Its name in the browser. One that ends in … is a prefix. */
  key: string;
  scope: Scope;
  /** The heading under which the cookie page lists it. */
  purpose: string;
  /** A log-out deletes it: the next person at this browser may be another. */
  clearedAtLogOut: boolean;
}

/**
 * Everything that this app stores in a browser, except what was dismissed, whose keys are in the domain's table of alerts.
 * Stores accept no other key, a log-out deletes by this table, and the cookie page is written from it. A key keeps its name:
 * a new one would lose what browsers have stored.
 */
export const STORED = {
  entryWarning: {
    key: 'skip-entry-warning',
    scope: 'browser',
    purpose: 'warning',
    clearedAtLogOut: false,
  },
  /** The data of one member: messages in the outbox, drafts, the last chat, the position in the event stream. */
  member: { key: 'kept:…', scope: 'browser', purpose: 'kept', clearedAtLogOut: true },
  logOut: { key: 'logged-out', scope: 'browser', purpose: 'logOut', clearedAtLogOut: false },
  trafficSource: { key: 'traffic-source', scope: 'browser', purpose: 'source', clearedAtLogOut: false },
  signupDraft: { key: 'signup-draft', scope: 'tab', purpose: 'typed', clearedAtLogOut: true },
  address: { key: 'address', scope: 'tab', purpose: 'typed', clearedAtLogOut: true },
  formOverLanguages: { key: 'typed', scope: 'tab', purpose: 'typed', clearedAtLogOut: true },
  formOverLogIn: { key: 'written', scope: 'tab', purpose: 'typed', clearedAtLogOut: true },
  profileDraft: { key: 'profile/…', scope: 'tab', purpose: 'typed', clearedAtLogOut: true },
  waitingPhoto: { key: 'waiting-photo', scope: 'tab', purpose: 'photo', clearedAtLogOut: true },
  waitingPicture: { key: 'waiting-photo:picture', scope: 'tab', purpose: 'photo', clearedAtLogOut: true },
  search: { key: 'search', scope: 'tab', purpose: 'search', clearedAtLogOut: true },
  list: { key: 'list', scope: 'tab', purpose: 'search', clearedAtLogOut: true },
  foundMatches: { key: 'found-matches', scope: 'tab', purpose: 'matches', clearedAtLogOut: true },
  fonts: { key: 'fonts', scope: 'tab', purpose: 'page', clearedAtLogOut: false },
  reloadedAt: { key: 'reloaded-at', scope: 'tab', purpose: 'page', clearedAtLogOut: false },
  inMembersAreaSince: {
    key: 'members-area-since',
    scope: 'tab',
    purpose: 'page',
    clearedAtLogOut: true,
  },
  signedOut: { key: 'signed-out', scope: 'tab', purpose: 'page', clearedAtLogOut: false },
  languageBefore: { key: 'language-before', scope: 'tab', purpose: 'page', clearedAtLogOut: false },
  confirmed: { key: 'confirmed', scope: 'tab', purpose: 'page', clearedAtLogOut: false },
  offlineFailures: { key: 'offline-failures', scope: 'tab', purpose: 'page', clearedAtLogOut: false },
} as const satisfies Record<string, Stored>;

type Item = (typeof STORED)[keyof typeof STORED];

/** The headings of the cookie page for one scope. */
export type PurposeOf<Where extends Scope> = Extract<Item, { scope: Where }>['purpose'];

type WithPrefix<Key extends string> = Key extends `${infer Prefix}…` ? `${Prefix}${string}` : Key;

/** A key that the table allows. */
export type StoredKey = WithPrefix<Item['key']>;

/** `kept:` of `kept:…`. */
export function prefixOf<Prefix extends string>(key: `${Prefix}…`): Prefix {
  return key.slice(0, -1) as Prefix;
}

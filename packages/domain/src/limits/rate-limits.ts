import type { RateLimits } from '../sites';
import { DAY, HOUR, MINUTE, SECOND } from '../time';

/**
 * The time in which as many requests are allowed as the site's `rate_limits` says, in milliseconds; the next
 * then waits for its end. Source: decisions.md, Setting values.
 */
export const RATE_WINDOWS_MS = {
  signup: HOUR,
  check: 10 * MINUTE,
  /**
   * Wrong passwords over all accounts: who tries lists of stolen ones is stopped, but not the many behind one address
   * who mistype.
   */
  login: 15 * MINUTE,
  /** Wrong passwords for one account from all browsers that it doesn't know: who guesses from everywhere is stopped, too. */
  account_login: DAY,
  /** Passwords that are hashed, right and wrong ones: each is work that the server does for who asks. */
  hash: 15 * MINUTE,
  reset: 10 * MINUTE,
  /** New drafts of sign-ups: each takes room for half an hour, and many belong to nobody. */
  draft: HOUR,
  /** Answers about privacy: a network may have as many visitors as an advertisement sends, and each may change their mind. */
  consent: HOUR,
  upload: HOUR,
  /** Uploads of all members behind one address: more accounts give no more of them. */
  upload_network: HOUR,
  report: HOUR,
  /** Likes given; one that is removed and given again is one more. */
  like: HOUR,
  /** Streams of events that are opened: each page of a browser opens one. */
  stream: MINUTE,
  /** Tries to change an address, by the member and by the network: each mails somebody, and is answered alike. */
  mail_change: HOUR,
  /** Changes of a password by the old one; a mailed link to a new one counts elsewhere. */
  password_change: DAY,
  /** Copies of one's data that are asked for: each is made of all that is stored. */
  data_export: DAY,
  /**
   * Log-ins with a passkey and the challenges for them: a page of the log-in asks for one when it opens, and a network may be a
   * mobile provider's.
   */
  passkey: 15 * MINUTE,
  /** Discount codes that count for nothing. */
  discount: HOUR,
  /** Orders that the member places, those of one order again included: each is a row of the books until it is pruned. */
  order: HOUR,
  /** Changes of what a member agrees to: each is written down for good. */
  agreement: HOUR,
  /** Blocks and ends of blocks, together: each may notify the other, and is written down. */
  block: HOUR,
  /** Mails to one mailbox that anyone may cause, of all kinds and sites together. */
  mailbox: DAY,
  /** Pages of results for a member. */
  search: HOUR,
  /** Pages of results for visitors: a network may be a school's or an office's. */
  look_around: HOUR,
  /** Single members' pages for visitors. */
  teaser: HOUR,
  /** Profiles of distinct others that a member opens: those of one day of the site. */
  profiles: DAY,
  premium_profiles: DAY,
  unconfirmed_profiles: DAY,
  request: SECOND,
  /** Requests that send messages, those of one message again included. */
  send: SECOND,
  /** Pages, and whatever else is made for who asks: more than any household, school or office opens. */
  page: SECOND,
  /** Files of photos; a page may show dozens. */
  photo: SECOND,
} as const satisfies Record<keyof RateLimits, number>;

/** Who asks; without a session there is no member. */
export interface RateKeys {
  address: string;
  /** That of an IPv6 address; null for IPv4. */
  block: string | null;
  member?: string | undefined;
}

/** One count of a rate. */
export interface RateKey {
  key: string;
  /** How many times what the site allows may be counted here. */
  times: number;
}

/** A household or an office: so many members at once are as busy as one may be. */
const MEMBERS_OF_AN_ADDRESS = 4;

/** How many times what one network may is left to all of a block, so that moving on to the next network gives little. */
export const NETWORKS_OF_A_BLOCK = 16;

/**
 * Which part of the checks of a sign-up may ask whether a user name is taken, on a site that doesn't say who has an account: a
 * name that somebody uses elsewhere says it, too. Source: decisions.md, Honest by construction.
 */
export const NAME_CHECKS_OF_NEUTRAL = 1 / 3;

/**
 * Which part of the checks of a sign-up may ask whether an address has an account, on a site that says so: no more in an hour
 * than sign-ups, which say it, too. Source: decisions.md, Honest by construction.
 */
export const ADDRESS_CHECKS = 1 / 4;

/** A page is work for the server, and nobody else of a block needs as many in the same second. */
const NETWORKS_OF: Partial<Record<keyof RateLimits, number>> = { page: 4 };

/** What counts under the member, and whether it also counts under the address that its members share. */
const BY_MEMBER: Partial<Record<keyof RateLimits, { isShared: boolean }>> = {
  upload: { isShared: false },
  like: { isShared: false },
  stream: { isShared: false },
  search: { isShared: false },
  profiles: { isShared: false },
  premium_profiles: { isShared: false },
  unconfirmed_profiles: { isShared: false },
  hash: { isShared: true },
  mail_change: { isShared: true },
  password_change: { isShared: false },
  data_export: { isShared: false },
  discount: { isShared: false },
  order: { isShared: false },
  agreement: { isShared: false },
  consent: { isShared: false },
  block: { isShared: false },
  report: { isShared: true },
  request: { isShared: true },
  send: { isShared: true },
};

/**
 * Under what a rate counts, in the order in which it is asked: uploads, likes, streams, searches, opened profiles, changes of
 * password and address, copies of one's data, discount codes, orders, agreements, answers about privacy, blocks, hashed passwords, reports, requests and messages under the member, however many sessions that one has; changes of address, hashed passwords, reports, requests and messages then under the address, too, with more room;
 * everything else, and whatever is asked without a session, under the address. What counts under an address counts under its
 * block, too, with more room. What the first refuses the second isn't
 * asked for, so that one who asks too much takes nothing from the others of a household. Source: decisions.md, Setting values.
 */
export function rateKeys(name: keyof RateLimits, { address, block, member }: RateKeys): readonly RateKey[] {
  const rule = BY_MEMBER[name];
  const own = { key: (rule && member) ?? address, times: 1 };
  const shared = rule?.isShared ? { key: `shared ${address}`, times: MEMBERS_OF_AN_ADDRESS } : null;
  const keys = shared ? [own, shared] : [own];
  const widest = shared ?? (own.key === address ? own : null);
  if (block === null || widest === null) return keys;
  return [
    ...keys,
    { key: `block ${block}`, times: widest.times * (NETWORKS_OF[name] ?? NETWORKS_OF_A_BLOCK) },
  ];
}

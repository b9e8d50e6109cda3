import { randomBytes } from 'node:crypto';
import { readConsent } from '@vela/domain/landers';
import type { CookieName } from '@vela/domain/limits';
import { LOCALE_PARAM, resolveLocale, type Locale } from '@vela/domain/locale';
import type { AppContext } from '../core/context';
import type { Logger } from '../core/log';
import { randomText } from '../core/random';
import { isSecure, type Site } from '../core/site';
import { readForwarded } from './client-address';
import { readCookies, type CookieChange } from '../core/cookies';
import type { Client } from '../core/handler';
import { findSession, findSessionAgain } from '../sessions/sessions';
import type { SessionMember } from '../core/session-member';

/**
 * One arrival at the server: who, at which site, when. An API call is one visit; a page with all the calls its
 * rendering makes is one, too.
 */
export interface Visit {
  requestId: string;
  log: Logger;
  site: Site;
  /** The time of the arrival; of a request that came in pieces, that of the last one. */
  now: Date;
  /** The scripts and styles of the page that answers carry it; it is never the same twice. */
  readonly nonce: string;
  address: string;
  /** The host as the browser requested it, with its port; never used for links. */
  host: string;
  headers: Headers;
  /** The language that the address itself names, as it is written there. */
  addressLocale: string | null;
  cookies: Partial<Record<string, string>>;
  /** What the answer will set; a later call of the same visit already sees it. */
  cookieChanges: Map<string, CookieChange>;
  /** The token of an `Authorization: Bearer` header. */
  bearer: string | null;
  /** Aborts with `leave`. */
  signal: AbortSignal;
  /** Nobody waits for the rest of the answer any more. */
  leave(): void;
  /** The member behind the cookies; asked once a visit. */
  session(): Promise<SessionMember | null>;
  /**
   * Moves on to what holds now, after waiting for the rest of a request: the time is read again, and so is the session unless
   * that was done a moment ago. So nobody can hold a body back and act when the session has ended.
   */
  catchUp(): Promise<void>;
  /** Makes the next `session()` read it again, after the member logged in or out. */
  dropSession(): void;
  client(): Promise<Client>;
  locale(): Promise<Locale>;
}

/**
 * For so long a session that was read holds, in milliseconds: a body mostly comes with its head, and reading the session twice
 * would cost each of these requests one more query.
 */
const SESSION_HOLDS_MS = 250;

export interface Arrival {
  request: Request;
  /** The other end of the connection; null where there is none, as in tests. */
  peerAddress: string | null;
}

export async function beginVisit(context: AppContext, { request, peerAddress }: Arrival): Promise<Visit> {
  const { headers } = request;
  const peer = { address: peerAddress, url: new URL(request.url) };
  const forwarded = readForwarded(headers, peer, context.config.trustProxy);
  const requestId = forwarded.requestId ?? randomText(12);
  const site = await context.sites.byHost(forwarded.host);
  const now = context.clock.now();
  const cookies = readCookies(headers.get('cookie'), { secure: isSecure(site) });

  const leaving = new AbortController();
  let nonce: string | undefined;
  let session: Promise<SessionMember | null> | undefined;
  let sessionAt = 0;
  const visit: Visit = {
    requestId,
    log: context.log.child({ req: requestId }),
    site,
    now,
    // Only pages have a nonce.
    get nonce() {
      nonce ??= randomBytes(16).toString('base64');
      return nonce;
    },
    address: forwarded.address,
    host: forwarded.host,
    headers,
    addressLocale: peer.url.searchParams.get(LOCALE_PARAM),
    cookies,
    cookieChanges: new Map(),
    bearer: /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null,
    signal: leaving.signal,
    leave: () => leaving.abort(),
    session: () => {
      if (session === undefined) {
        sessionAt = performance.now();
        session = sessionOf(context, visit);
      }
      return session;
    },
    catchUp: async () => {
      visit.now = context.clock.now();
      const known = await session;
      // The clock of a demo can be moved, and how long somebody waited can't.
      if (!known || performance.now() - sessionAt <= SESSION_HOLDS_MS) return;
      sessionAt = performance.now();
      session = findSessionAgain(context, { id: known.id, now: visit.now });
      await session;
    },
    dropSession: () => {
      session = undefined;
    },
    client: () => clientOf(context, visit),
    locale: () => localeOf(context, visit),
  };
  return visit;
}

/** Notes cookies for the answer, and shows them to what the same visit does next. */
export function changeCookies(visit: Visit, changes: Readonly<Record<string, CookieChange>>): void {
  for (const [name, change] of Object.entries(changes)) {
    visit.cookieChanges.set(name, change);
    if (change.value === null) delete visit.cookies[name];
    else visit.cookies[name] = change.value;
  }
}

export function cookieOf(visit: Visit, name: CookieName): string | null {
  return visit.cookies[name] ?? null;
}

async function sessionOf(context: AppContext, visit: Visit): Promise<SessionMember | null> {
  const token = cookieOf(visit, 'session');
  if (token === null) return null;
  return findSession(context, { token, siteId: visit.site.id, now: visit.now });
}

async function clientOf(context: AppContext, visit: Visit): Promise<Client> {
  return {
    address: visit.address,
    deviceToken: cookieOf(visit, 'device'),
    wasTooYoung: cookieOf(visit, 'age_check') !== null,
    consent: readConsent(cookieOf(visit, 'consent')),
    locale: await visit.locale(),
    country: await countryOf(context, visit),
  };
}

/** A table that can't be read costs a guess, not the visit. */
async function countryOf({ geo }: AppContext, { address, log }: Visit): Promise<string | null> {
  try {
    return await geo.countryOf(address);
  } catch (error) {
    log.warn({ err: error }, 'no country for an address');
    return null;
  }
}

async function localeOf(context: AppContext, visit: Visit): Promise<Locale> {
  return localeFor(context, visit, (await visit.session())?.language ?? null);
}

/**
 * The language of a page, given the account's language; null is for a visitor, and nothing of a member is
 * read then.
 */
export async function localeFor(context: AppContext, visit: Visit, account: Locale | null): Promise<Locale> {
  return resolveLocale({
    address: visit.addressLocale,
    cookie: cookieOf(visit, 'locale'),
    account,
    domainLanguage: visit.site.settings.domain_language,
    acceptLanguage: visit.headers.get('accept-language'),
    country: await countryOf(context, visit),
  });
}

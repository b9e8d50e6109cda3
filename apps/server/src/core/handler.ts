import type { BodyOf, EndpointId, endpoints, ErrorOf, QueryOf, ResultOf } from '@vela/contract/registry';
import type { CodeWithParams } from '@vela/domain/errors';
import type { Consent } from '@vela/domain/landers';
import type { Locale } from '@vela/domain/locale';
import type { AppContext } from './context';
import type { Logger } from './log';
import type { Tx } from '../db/database';
import type { Site } from './site';
import type { CookieChange } from './cookies';
import type { SessionMember } from './session-member';

/** One endpoint's use case behind the wire: what arrives is parsed and authorised, what leaves is checked and serialised. */
export type Handler<Id extends EndpointId = EndpointId> = (call: Call<Id>) => Promise<Answer<Id>>;

export interface Call<Id extends EndpointId = EndpointId> {
  context: AppContext;
  site: Site;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  session: MemberOf<Id>;
  client: Client;
  /** The token of an `Authorization: Bearer` header; only operations have one. */
  bearer: string | null;
  /** A header of the request, such as a webhook's signature. */
  header: (name: string) => string | null;
  /** Aborts when nobody reads an event stream any more, or the server stops: its iteration has to end then. */
  signal: AbortSignal;
  now: Date;
  log: Logger;
}

/** Who is calling: never null where the endpoint admits members alone, and always where it admits machines. */
export type MemberOf<Id extends EndpointId> = Id extends EndpointId
  ? 'machine' extends CallersOf<Id>
    ? null
    : 'visitor' extends CallersOf<Id>
      ? SessionMember | null
      : SessionMember
  : never;

type CallersOf<Id extends EndpointId> = (typeof endpoints)[Id]['callers'][number];

export interface Client {
  /** The network address as seen past our own proxies. */
  address: string;
  /** The device cookie: a browser that logged in before has its own count of wrong passwords. */
  deviceToken: string | null;
  /** The browser sent the date of birth of somebody too young, less than a day ago. */
  wasTooYoung: boolean;
  /** What the browser stores of the answer to storing more than the site needs. */
  consent: Consent;
  /** The language the site would speak to this request. */
  locale: Locale;
  /** ISO 3166 code of the address; null when unknown. */
  country: string | null;
}

export interface SessionStart<Id extends EndpointId = EndpointId> {
  /** The member. */
  start: string;
  /** That of the password just given: only while it still is the member's. */
  passwordHash?: string;
  /** What is stored together with the session, as that its browser is known: neither is there without the other. */
  alongside?: (tx: Tx) => Promise<void>;
  /** What is answered when the member may have no session any more, such as one who was banned a moment ago. */
  errorCode: Exclude<ErrorOf<Id>, CodeWithParams>;
}

export interface Answer<Id extends EndpointId = EndpointId> {
  result: ResultOf<Id>;
  /** The endpoint's own unless said otherwise. */
  status?: 200 | 201 | 204 | 503;
  /** Logs the caller in, replacing the session it has, or out; `renew` keeps the session under a new token. */
  session?: SessionStart<Id> | 'renew' | 'end';
  cookies?: Readonly<Record<string, CookieChange>>;
}

/** One handler per endpoint: an endpoint without one does not compile. */
export type Handlers = { [Id in EndpointId]: Handler<Id> };

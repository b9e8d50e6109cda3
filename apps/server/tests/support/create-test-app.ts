import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EndpointId,
  type BodyInputOf,
  type QueryInputOf,
  type ResultOf,
  endpoints,
} from '@vela/contract/registry';
import type { BodyKind, Endpoint } from '@vela/contract/define-endpoint';
import { mailedEmail } from '@vela/domain/signup';
import type { ApiErrorBody } from '@vela/contract/entities/error-body';
import type { RenderPage } from '@vela/contract/page';
import { createMailboxMail } from '../../src/adapters/mail/mailbox-mail';
import type { Announcements } from '../../src/core/announcements-port';
import type { MailAdapter, OutgoingMail } from '../../src/core/mail-port';
import type { PushAdapter } from '../../src/core/push-port';
import { type App, type Connection, createApp } from '../../src/app';
import { createContext } from '../../src/create-context';
import { readConfig } from '../../src/config';
import type { Config } from '../../src/core/config';
import type { AppContext } from '../../src/core/context';
import { type Db } from '../../src/db/database';
import type { LimitName, Limits } from '../../src/core/limits-port';
import { createLogger, type Logger } from '../../src/core/log';
import { createMetrics } from '../../src/core/metrics';
import { readCookies } from '../../src/core/cookies';
import { renderSeenPage, writeSeenNotification, writeSeenWorker } from './read-page';
import { createTestClock, type TestClock } from './test-clock';
import { TEST_ACCENTS } from './test-accents';
import { createTestDatabase } from './test-database';
import { createTestPictures } from './test-pictures';

export const ORIGIN = 'http://localhost:3000';

export interface TestAppOptions {
  env?: Record<string, string>;
  /** It counts the limits of a second, too, which a clock that never moves reaches at once. */
  countRequests?: boolean;
  geo?: AppContext['geo'];
  log?: Logger;
  mail?: MailAdapter;
  /** Also stores mails in the mailbox of a demo, where no `mail` is given. */
  storesMails?: boolean;
  /** Loads what a provider's webhook points to; nothing is there otherwise. */
  fetchText?: (url: string) => Promise<string>;
  clientDir?: string;
  /** A folder of built landers. */
  landerDir?: string;
  push?: PushAdapter;
  renderPage?: RenderPage;
  /** Streams of events that this node has at once. */
  maxStreams?: number;
  /** Without it, this app gets only the events of its own process. */
  announcements?: Announcements;
}

export interface TestCall<Id extends EndpointId> {
  query?: QueryInputOf<Id>;
  body?: BodyInputOf<Id>;
  jar?: CookieJar;
  headers?: Record<string, string>;
  address?: string;
}

export interface TestAnswer<Id extends EndpointId = EndpointId> {
  status: number;
  headers: Headers;
  /** The result of a success; throws if the call failed. */
  result: ResultOf<Id>;
  /** The error of a failure; throws if the call succeeded. */
  error: ApiErrorBody['error'];
  json: unknown;
}

export interface TestApp {
  app: App;
  databaseUrl: string;
  context: AppContext;
  db: Db;
  clock: TestClock;
  config: Config;
  /** Calls an endpoint as a client does: client header and cookies included. */
  call<Id extends EndpointId>(id: Id, call?: TestCall<Id>): Promise<TestAnswer<Id>>;
  /** Any request, by path or with an address of its own. */
  fetch(path: string, init?: RequestInit & { jar?: CookieJar; address?: string }): Promise<Response>;
  /** Runs all waiting jobs, then returns the mails sent so far, newest first. */
  mails(to?: string): Promise<OutgoingMail[]>;
  /** Runs all waiting jobs and says how many. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

/** A browser's cookies of one person. */
export class CookieJar {
  readonly cookies = new Map<string, string>();

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [[name, value] = ['', '']] = Object.entries(readCookies(pair, { secure: false }));
      if (/max-age=0/i.test(line) || !value) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** The whole server but network and browser, on a database of its own; `close` it after the tests of a file. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vela-test-'));
  const config = readConfig({
    PUBLIC_URL: ORIGIN,
    SEED: 'none',
    DATA_DIR: dataDir,
    APP_SECRET: 'a secret of the tests, longer than 32 characters',
    DATABASE_POOL_SIZE: '4',
    LANDER_DIR: options.landerDir ?? dataDir,
    ...options.env,
  });
  const clock = createTestClock();
  const log = options.log ?? createLogger({ level: 'error' });
  const sent: OutgoingMail[] = [];
  const { context, startEvents, drainJobs, close } = await createContext(
    { config, log, urls: { url: database.url, directUrl: database.url } },
    {
      clock,
      geo: options.geo ?? { countryOf: async () => null },
      mail: options.mail ?? {
        send: async (mail) => {
          sent.unshift(mail);
          if (options.storesMails) await createMailboxMail({ db: context.db, clock }).send(mail);
        },
      },
      push: options.push ?? null,
      fetchText: options.fetchText ?? (() => Promise.reject(new Error('A test loads nothing'))),
      pages: {
        render: options.renderPage ?? renderSeenPage,
        writeServiceWorker: writeSeenWorker,
        writeNotification: writeSeenNotification,
        accents: TEST_ACCENTS,
        clientDir: options.clientDir ?? null,
      },
      pictures: createTestPictures(),
      announcements: options.announcements ?? createLocalAnnouncements(),
      // Those of the environment count; none are made.
      ...(config.vapid === null && { vapid: null }),
      metrics: createMetrics(),
      landerOrigins: [],
      isOnSchedule: false,
      limits: (limits) => (options.countRequests ? limits : withoutLimitsOfASecond(limits)),
      ...(options.maxStreams !== undefined && { maxStreams: options.maxStreams }),
    },
  );
  await startEvents();
  const app = await createApp(context);

  let running: Promise<unknown> = Promise.resolve();
  /** One after the other: a second one would find the queue empty while the first still works on a job of the second's caller. */
  const runJobs = (): Promise<number> => {
    const run = running.then(drainJobs, drainJobs);
    running = run;
    return run;
  };

  const fetch: TestApp['fetch'] = async (path, { jar, address, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (jar && jar.cookies.size > 0) headers.set('cookie', jar.header);
    const request = new Request(new URL(path, ORIGIN), { ...init, headers });
    const response = await app.fetch(request, connectionFrom(address ?? '127.0.0.1'));
    jar?.keep(response);
    return response;
  };

  return {
    app,
    databaseUrl: database.url,
    context,
    db: context.db,
    clock,
    config: context.config,
    fetch,
    runJobs,
    call: async (id, call = {}) => readAnswer(await fetch(...requestOf(id, call))),
    mails: async (to) => {
      await runJobs();
      return sent.filter((mail) => to === undefined || mail.to === (mailedEmail(to) ?? to));
    },
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
      await database.drop();
    },
  };
}

/** Serves a node that has no others. */
function createLocalAnnouncements(): Announcements {
  return { publish: () => {}, listen: async () => {}, close: async () => {} };
}

const OF_A_SECOND: readonly LimitName[] = ['request', 'page', 'photo'];

function withoutLimitsOfASecond(limits: Limits): Limits {
  return {
    ...limits,
    consume: async (name, key) => (OF_A_SECOND.includes(name) ? undefined : limits.consume(name, key)),
  };
}

/** The data of a connection that the server reads. */
function connectionFrom(remoteAddress: string): Connection {
  return { incoming: { socket: { remoteAddress } } };
}

function requestOf<Id extends EndpointId>(
  id: Id,
  { query, body, jar, headers, address }: TestCall<Id>,
): Parameters<TestApp['fetch']> {
  const { method, path, bodyKind }: Endpoint = endpoints[id];
  const search = query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : '';
  return [
    `${path}${search}`,
    {
      method,
      headers: {
        'x-client': 'test',
        ...(body && bodyKind === 'json' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: WRITERS[bodyKind](body) } : {}),
      ...(jar && { jar }),
      ...(address && { address }),
    },
  ];
}

const WRITERS = {
  json: (body) => JSON.stringify(body),
  multipart: (body) => formOf(body as object),
  raw: (body) => String(body),
} as const satisfies Record<BodyKind, (body: unknown) => string | FormData>;

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, string | File>))
    form.append(name, value);
  return form;
}

async function readAnswer<Id extends EndpointId>(response: Response): Promise<TestAnswer<Id>> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const json: unknown = isJson && text !== '' ? JSON.parse(text) : text;
  return {
    status: response.status,
    headers: response.headers,
    json,
    get result() {
      if (!response.ok) throw new Error(`No result but ${response.status}: ${text}`);
      return json as ResultOf<Id>;
    },
    get error() {
      if (response.ok) throw new Error(`No error but ${response.status}: ${text}`);
      return (json as ApiErrorBody).error;
    },
  };
}

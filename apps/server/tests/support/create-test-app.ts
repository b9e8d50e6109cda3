import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EndpointId, type BodyInputOf, type QueryInputOf, type ResultOf, endpoints } from '@vela/contract/registry';
import type { BodyKind, Endpoint } from '@vela/contract/define-endpoint';
import type { ApiErrorBody } from '@vela/contract/entities/error-body';
import type { RenderPage } from '@vela/contract/page';
import type { Announcements } from '../../src/core/announcements-port';
import type { MailAdapter, OutgoingMail } from '../../src/core/mail-port';
import type { PushAdapter } from '../../src/core/push-port';
import { openStorage } from '../../src/adapters/storage/open-storage';
import { createPayments } from '../../src/adapters/payments/create-payments';
import { type App, createApp } from '../../src/app';
import { readConfig } from '../../src/config';
import type { Config } from '../../src/core/config';
import type { AppContext } from '../../src/core/context';
import { EVENT_PRESENTERS } from '../../src/event-presenters';
import { EventHub } from '../../src/events/event-hub';
import { createDatabase, type Db } from '../../src/db/database';
import { createLimits } from '../../src/http/rate-limit';
import type { LimitName, Limits } from '../../src/core/limits-port';
import { loadLanders } from '../../src/pages/landers/landers';
import { createJobHandlers } from '../../src/jobs/job-handlers';
import { openJobQueue } from '../../src/jobs/job-queue';
import { createLogger, type Logger } from '../../src/core/log';
import { createMetrics } from '../../src/core/metrics';
import { systemRandom } from '../../src/core/random';
import { createSecrets } from '../../src/secrets';
import { ensureDefaultSite } from '../../src/sites/ensure-default-site';
import { openSites } from '../../src/sites/sites';
import { readCookies } from '../../src/core/cookies';
import { renderSeenPage, writeSeenWorker } from './read-page';
import { createTestClock, type TestClock } from './test-clock';
import { TEST_ACCENTS } from './test-accents';
import { createTestDatabase } from './test-database';
import { createTestPictures } from './test-pictures';

export const ORIGIN = 'http://localhost:3000';

export interface TestAppOptions {
  env?: Record<string, string>;
  /** Also counts the limits of a second, which a clock that stands still reaches at once. */
  countRequests?: boolean;
  geo?: AppContext['geo'];
  log?: Logger;
  mail?: MailAdapter;
  clientDir?: string;
  /** A folder of built landers. */
  landerDir?: string;
  push?: PushAdapter;
  renderPage?: RenderPage;
  /** Streams of events that this node has at once. */
  maxStreams?: number;
  /** Unless given, this app hears of nothing but what happens in it. */
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
  /** Of a success; throws where there was none. */
  result: ResultOf<Id>;
  /** Of a refusal; throws where there was none. */
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
  /** Runs all waiting jobs, then gives the mails sent so far, newest first. */
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
  const config = readConfig({ PUBLIC_URL: ORIGIN, SEED: 'none', DATA_DIR: dataDir, ...options.env });
  const db = createDatabase({ url: database.url, size: 4, namedStatements: true });
  const clock = createTestClock();
  const log = options.log ?? createLogger({ level: 'error' });
  const metrics = createMetrics();
  await ensureDefaultSite(db, { url: config.publicUrl });
  const jobs = await openJobQueue({ db, log, metrics, isOnSchedule: false });
  const sent: OutgoingMail[] = [];
  const pictures = createTestPictures();
  const limits = createLimits({ db, clock, metrics });
  const secrets = createSecrets('a secret of the tests, longer than 32 characters');
  const announcements = options.announcements ?? createLocalAnnouncements();
  const events = new EventHub(
    { db, clock, log, ...secrets },
    {
      announcements,
      presenters: EVENT_PRESENTERS,
      ...(options.maxStreams !== undefined && { maxStreams: options.maxStreams }),
    },
  );
  await events.start();
  const context: AppContext = {
    config,
    db,
    clock,
    demoClock: config.mode === 'demo' ? clock : null,
    random: systemRandom,
    jobs,
    events,
    mail: options.mail ?? { send: async (mail) => void sent.unshift(mail) },
    push: options.push ?? null,
    storage: await openStorage(config),
    pictures,
    sites: await openSites({ db, clock, log, mode: config.mode }),
    payments: createPayments(config, secrets.deriveToken('sandbox webhooks')),
    limits: options.countRequests ? limits : withoutLimitsOfASecond(limits),
    geo: options.geo ?? { countryOf: async () => null },
    log,
    metrics,
    stopping: new AbortController().signal,
    pages: {
      render: options.renderPage ?? renderSeenPage,
      writeServiceWorker: writeSeenWorker,
      accents: TEST_ACCENTS,
      clientDir: options.clientDir ?? null,
    },
    landers: await loadLanders(options.landerDir ?? dataDir),
    ...secrets,
  };
  const app = await createApp(context);
  const runJobs = (): Promise<number> => jobs.drain(createJobHandlers(context));

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
    db,
    clock,
    config,
    fetch,
    runJobs,
    call: async (id, call = {}) => readAnswer(await fetch(...requestOf(id, call))),
    mails: async (to) => {
      await runJobs();
      return sent.filter((mail) => to === undefined || mail.to === to);
    },
    close: async () => {
      await events.stop();
      await jobs.stop();
      await pictures.close();
      await rm(dataDir, { recursive: true, force: true });
      await db.destroy();
      await database.drop();
    },
  };
}

/** For a node that has no others. */
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

/** What the network tells of a connection, as far as the server asks. */
function connectionFrom(remoteAddress: string): object {
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

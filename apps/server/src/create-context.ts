import { createDatabaseAnnouncements } from './adapters/events/database-announcements';
import { createIpGeo } from './adapters/geo/ip-geo';
import type { Announcements } from './core/announcements-port';
import { createKeyedQueue } from './core/keyed-queue';
import type { Geo } from './core/geo-port';
import type { Limits } from './core/limits-port';
import type { MailAdapter } from './core/mail-port';
import type { Pages } from './core/pages-port';
import type { PhotoProcessor } from './core/pictures-port';
import type { PushAdapter } from './core/push-port';
import { createMailEvents } from './adapters/mail-events/create-mail-events';
import { createImapMailbox } from './adapters/mail-events/imap-mailbox';
import type { FetchText } from './adapters/mail-events/sns';
import { createMailboxMail } from './adapters/mail/mailbox-mail';
import { createSmtpMail } from './adapters/mail/smtp-mail';
import { createPayments } from './adapters/payments/create-payments';
import { createWebPush } from './adapters/push/web-push';
import { openStorage } from './adapters/storage/open-storage';
import { createTextLanguages } from './adapters/text-languages/eld-text-languages';
import { createClock, type MovableClock } from './core/clock';
import type { Config } from './core/config';
import type { AppContext } from './core/context';
import { createDatabase, type Db } from './db/database';
import { EVENT_PRESENTERS } from './event-presenters';
import { EventHub } from './events/event-hub';
import { createLimits } from './http/rate-limit';
import { createJobHandlers } from './jobs/job-handlers';
import { openJobQueue } from './jobs/job-queue';
import { loadVapid } from './load-vapid';
import type { Logger } from './core/log';
import { createMetrics, type Metrics } from './core/metrics';
import { loadLanders } from './pages/landers/landers';
import { loadPages } from './pages/pages';
import { createPhotoProcessor } from './photos/processing/photo-processor';
import { systemRandom } from './core/random';
import { loadMetricsToken, loadSecrets } from './secrets';
import { ensureDefaultSite } from './sites/ensure-default-site';
import { openSites } from './sites/sites';

export interface DatabaseUrls {
  url: string;
  /** It bypasses a pooler. */
  directUrl: string;
}

/** A context with what has to be ended again. */
export interface OpenContext {
  context: AppContext;
  /** Begins to send this node's streams the events of the other nodes, too. */
  startEvents: () => Promise<void>;
  startJobs: () => Promise<void>;
  /** Runs all jobs that wait, and gives how many; where none are started. */
  drainJobs: () => Promise<number>;
  /** Ends what would run as long as somebody listens. */
  endStreams: () => void;
  /** Lets running jobs end, then closes what is open. */
  close: () => Promise<void>;
}

/** Built beside the server itself. */
const PHOTO_WORKER = new URL('./photo-worker.js', import.meta.url);

/** The name of this machine under which a demo shows how a lander on another host works. */
const DEMO_LANDER_ORIGINS = ['http://lander.localhost'];

/** What one member may change at once: its changes wait for its row, each with a connection, of which everyone has a few. */
const CHANGES_AT_ONCE = 2;

/** Jobs poll, and work on a few at once. */
const JOB_CONNECTIONS = 6;

/** How many connections one node opens at most. */
export function connectionsOf({ database }: Config): number {
  return database.poolSize + JOB_CONNECTIONS;
}

/** What a test puts in the place of what an installation has. */
export interface Overrides {
  clock?: MovableClock;
  geo?: Geo;
  mail?: MailAdapter;
  /** Loads what a provider's webhook points to. */
  fetchText?: FetchText;
  push?: PushAdapter | null;
  pages?: Pages;
  pictures?: PhotoProcessor;
  announcements?: Announcements;
  /** null leaves the keys unread, so that no push messages are offered. */
  vapid?: null;
  landerOrigins?: readonly string[];
  /** Streams of events that this node has at once. */
  maxStreams?: number;
  /** Those of this process come with those of an installation. */
  metrics?: Metrics;
  /** Whether jobs are added by the time of day. */
  isOnSchedule?: boolean;
  limits?: (limits: Limits) => Limits;
}

interface Environment {
  config: Config;
  log: Logger;
  /** The addresses of a migrated database. */
  urls: DatabaseUrls;
}

/** Everything the server works with. */
export async function createContext(
  { config, log, urls }: Environment,
  overrides: Overrides = {},
): Promise<OpenContext> {
  const { db, jobDb } = openDatabases({ config, log }, urls);
  try {
    const clock = overrides.clock ?? createClock();
    const metrics = overrides.metrics ?? createMetrics({ process: true });
    const secrets = await loadSecrets(config);
    const metricsToken = await loadMetricsToken(config);
    const vapid = overrides.vapid === null ? null : await loadVapid(config);
    const pages = overrides.pages ?? (await loadPages(config.webDir));
    const landers = await loadLanders(config.landerDir);
    await ensureDefaultSite(db, {
      url: config.publicUrl,
      landerOrigins: overrides.landerOrigins ?? (config.mode === 'demo' ? DEMO_LANDER_ORIGINS : []),
    });
    if (config.seed === 'demo') {
      const { ensureDemoSites } = await import('./seed/ensure-demo-sites');
      await ensureDemoSites(db, config);
    }
    const sites = await openSites({ db, clock, log, mode: config.mode });
    const mail = overrides.mail
      ? { adapter: overrides.mail, close: () => {} }
      : createMail({ config, db, clock });
    const storage = await openStorage(config);
    const pictures = overrides.pictures ?? createPhotoProcessor({ program: PHOTO_WORKER });
    const announcements =
      overrides.announcements ?? createDatabaseAnnouncements({ directUrl: urls.directUrl, db, log });
    const events = new EventHub(
      { db, clock, log, ...secrets },
      {
        announcements,
        presenters: EVENT_PRESENTERS,
        ...(overrides.maxStreams !== undefined && { maxStreams: overrides.maxStreams }),
      },
    );
    const stopping = new AbortController();
    const { isOnSchedule = true } = overrides;
    const jobs = await openJobQueue({ db: jobDb, log, metrics, isOnSchedule });
    const limits = createLimits({ db, clock, metrics });
    const context: AppContext = {
      config: { ...config, metricsToken, vapid },
      db,
      clock,
      demoClock: config.mode === 'demo' ? clock : null,
      random: systemRandom,
      jobs,
      events,
      mail: mail.adapter,
      mailEvents: createMailEvents(config.mailEvents, { fetchText: overrides.fetchText }),
      reportMailbox: openReportMailbox({ config, clock }),
      push: overrides.push === undefined ? vapid && createWebPush(vapid, { clock }) : overrides.push,
      payments: createPayments(config, secrets.deriveToken('sandbox webhooks')),
      storage,
      pictures,
      sites,
      limits: overrides.limits?.(limits) ?? limits,
      changes: createKeyedQueue({ atOnce: CHANGES_AT_ONCE }),
      geo: overrides.geo ?? createIpGeo(),
      textLanguages: createTextLanguages(),
      log,
      metrics,
      pages,
      landers,
      stopping: stopping.signal,
      ...secrets,
    };
    return {
      context,
      endStreams: () => stopping.abort(),
      startEvents: () => events.start(),
      startJobs: () => jobs.start(createJobHandlers(context)),
      drainJobs: () => jobs.drain(createJobHandlers(context)),
      close: async () => {
        await events.stop();
        await jobs.stop();
        await pictures.close();
        mail.close();
        await Promise.all([db.destroy(), jobDb.destroy()]);
      },
    };
  } catch (error) {
    await Promise.all([db.destroy(), jobDb.destroy()]);
    throw error;
  }
}

/** The requests' own connections, and those of the jobs, which go past any pooler. */
function openDatabases(
  { config, log }: { config: Config; log: Logger },
  { url, directUrl }: DatabaseUrls,
): { db: Db; jobDb: Db } {
  const { poolSize, namedStatements, statementTimeoutMs: ms } = config.database;
  const onIdleError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  const timeout = (onServer: boolean) => (ms === null ? {} : { timeout: { ms, onServer } });
  const isPooled = url !== directUrl || !namedStatements;
  const jobsArePooled = url === directUrl && !namedStatements;
  return {
    db: createDatabase({ url, size: poolSize, namedStatements, onIdleError, ...timeout(!isPooled) }),
    jobDb: createDatabase({
      url: directUrl,
      size: JOB_CONNECTIONS,
      namedStatements: true,
      onIdleError,
      ...timeout(!jobsArePooled),
    }),
  };
}

function openReportMailbox({
  config: {
    mailEvents: { imapUrl },
  },
  clock,
}: Pick<AppContext, 'config' | 'clock'>): AppContext['reportMailbox'] {
  return imapUrl === null ? null : createImapMailbox(imapUrl, { clock });
}

function createMail({ config, db, clock }: Pick<AppContext, 'config' | 'db' | 'clock'>): {
  adapter: MailAdapter;
  close: () => void;
} {
  if (config.smtpUrl === null) return { adapter: createMailboxMail({ db, clock }), close: () => {} };
  const smtp = createSmtpMail(config.smtpUrl);
  return { adapter: smtp, close: () => smtp.close() };
}

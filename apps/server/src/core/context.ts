import type { Geo } from './geo-port';
import type { MailAdapter } from './mail-port';
import type { MailEventProviders } from './mail-events-port';
import type { Payments } from './payments-port';
import type { ReportMailbox } from './report-mailbox-port';
import type { PushAdapter } from './push-port';
import type { Storage } from './storage-port';
import type { Clock, MovableClock } from './clock';
import type { Config } from './config';
import type { Db } from '../db/database';
import type { Events } from './events-port';
import type { KeyedQueue } from './keyed-queue';
import type { Limits } from './limits-port';
import type { Jobs } from './jobs-port';
import type { Logger } from './log';
import type { Metrics } from './metrics';
import type { Landers, Pages } from './pages-port';
import type { PhotoProcessor } from './pictures-port';
import type { Random } from './random';
import type { Sites } from './site';
import type { TextLanguages } from './text-languages-port';

/** All that a use case may reach outside of its own arguments; a test replaces single members. */
export interface AppContext {
  config: Config;
  db: Db;
  clock: Clock;
  /** The same clock, which a demo can move; null elsewhere. */
  demoClock: MovableClock | null;
  random: Random;
  jobs: Jobs;
  events: Events;
  mail: MailAdapter;
  mailEvents: MailEventProviders;
  /** `null` where the deployment has none. */
  reportMailbox: ReportMailbox | null;
  payments: Payments;
  /** `null` where the deployment has no keys for it. */
  push: PushAdapter | null;
  storage: Storage;
  pictures: PhotoProcessor;
  sites: Sites;
  limits: Limits;
  /** What members change, by member: see `inTurn`. */
  changes: KeyedQueue;
  geo: Geo;
  textLanguages: TextLanguages;
  log: Logger;
  metrics: Metrics;
  pages: Pages;
  landers: Landers;
  /** Aborts when the server stops, before it waits for what still runs. */
  stopping: AbortSignal;
  /** Keyed hash of something personal (an address, an e-mail), for counters and logs that mustn't hold it in clear. */
  fingerprint: (text: string) => string;
  /** The secret token of a stored id: 43 base64url characters that only this deployment's secret can make. */
  deriveToken: (id: string) => string;
  /** Signature of a text that only this deployment can make. */
  sign: (text: string) => string;
}

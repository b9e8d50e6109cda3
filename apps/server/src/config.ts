import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Environment, type LOG_LEVELS, parseEnvironment } from './environment';
import { findFaults } from './environment-faults';
import type { VapidKeys } from './vapid-keys';

export type Mode = 'demo' | 'production';

/** What the environment says, checked and typed. This file is the only reader of `process.env`. */
export interface Config {
  mode: Mode;
  /** A demo that is reachable from elsewhere: it seeds no operator and has neither mailbox nor clock. */
  publicDemo: boolean;
  host: string;
  port: number;
  /** Origin of the default site, without a trailing slash. */
  publicUrl: string;
  /** How many proxies stand in front; 0 ignores every X-Forwarded-* header. */
  trustProxy: number;
  /** Whether browsers are told that every host below a site's own has https, too. */
  hstsSubdomains: boolean;
  dataDir: string;
  database: {
    /** null: the embedded database. */
    url: string | null;
    /** Past a pooler, for migrations, jobs and LISTEN; null: the same as `url`. */
    directUrl: string | null;
    poolSize: number;
    /** Off behind a pooler that loses prepared statements between transactions. */
    namedStatements: boolean;
    /** What one statement of a request or job may take; null: for ever. */
    statementTimeoutMs: number | null;
  };
  s3: S3Config | null;
  smtpUrl: string | null;
  smsUrl: string | null;
  /** null: generated at the first start and kept in `dataDir` (demo only). */
  appSecret: string | null;
  /** null: `/metrics` needs no token, or in a demo that others can reach one that is kept in `dataDir`. */
  metricsToken: string | null;
  /** null: in the demo a pair that is kept in `dataDir`; in production no push messages. */
  vapid: (VapidKeys & { subject: string }) | null;
  payments: {
    mollieApiKey: string | null;
    stripeSecretKey: string | null;
    stripeWebhookSecret: string | null;
  };
  seed: 'demo' | 'none';
  logLevel: LogLevel;
  /** The built web app: `client/` is served, `server/entry-server.js` renders the pages. */
  webDir: string;
  /** The landers built for this server: pages of all niches and languages, with slots for what is a site's. */
  landerDir: string;
  /** Whether `/api/docs` shows the API to everyone. */
  apiDocs: boolean;
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export type LogLevel = (typeof LOG_LEVELS)[number];

/** The environment can't be used; `message` is one sentence per fault, for the person who starts the server. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** The root of the repository, seen from `dist/` as well as from `src/`. */
const repositoryDir = resolve(import.meta.dirname, '../../..');

/** Reads the configuration. Throws ConfigError with every fault at once, so that one look is enough. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = parseEnvironment(env);
  const faults = 'faults' in parsed ? parsed.faults : findFaults(parsed.values);
  if ('faults' in parsed || faults.length > 0) throw new ConfigError(faults);
  return toConfig(parsed.values);
}

export function readProcessConfig(): Config {
  return readConfig(process.env);
}

function toConfig(env: Environment): Config {
  const demo = env.VELA_MODE === 'demo';
  return {
    mode: env.VELA_MODE,
    publicDemo: demo && env.VELA_ALLOW_PUBLIC_DEMO,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    trustProxy: env.TRUST_PROXY,
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    dataDir: resolve(env.DATA_DIR ?? resolve(repositoryDir, '.data')),
    database: {
      url: env.DATABASE_URL ?? null,
      directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
      poolSize: env.DATABASE_POOL_SIZE ?? Math.max(10, 4 * availableParallelism()),
      namedStatements: env.DATABASE_NAMED_STATEMENTS,
      statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT * 1000 || null,
    },
    s3: s3Config(env),
    smtpUrl: env.SMTP_URL ?? null,
    smsUrl: env.SMS_URL ?? null,
    appSecret: env.APP_SECRET ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    vapid: vapidConfig(env),
    payments: {
      mollieApiKey: env.MOLLIE_API_KEY ?? null,
      stripeSecretKey: env.STRIPE_SECRET_KEY ?? null,
      stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    },
    seed: env.SEED ?? (demo ? 'demo' : 'none'),
    // A demo's terminal stays quiet but for what went wrong; production is read by machines.
    logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    webDir: resolve(env.WEB_DIR ?? resolve(repositoryDir, 'apps/web/dist')),
    landerDir: resolve(env.LANDER_DIR ?? resolve(repositoryDir, 'apps/lander/dist/default')),
    apiDocs: demo || env.API_DOCS,
  };
}

function s3Config(env: Environment): S3Config | null {
  if (!env.S3_ENDPOINT || !env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

function vapidConfig(env: Environment): Config['vapid'] {
  if (!env.VAPID_PUBLIC_KEY || !env.VAPID_PRIVATE_KEY || !env.VAPID_SUBJECT) return null;
  return { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY, subject: env.VAPID_SUBJECT };
}

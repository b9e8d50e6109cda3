import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Environment, parseEnvironment } from './environment';
import { findFaults } from './environment-faults';
import type { Config, S3Config } from './core/config';

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
    mailEvents: {
      genericSecret: env.MAIL_EVENTS_SECRET ?? null,
      postmarkSecret: env.POSTMARK_WEBHOOK_SECRET ?? null,
      sesTopicArn: env.SES_TOPIC_ARN ?? null,
      bounceDomain: env.MAIL_BOUNCE_DOMAIN?.toLowerCase() ?? null,
      imapUrl: env.MAIL_EVENTS_IMAP_URL ?? null,
    },
    appSecret: env.APP_SECRET ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    vapid: vapidConfig(env),
    payments: {
      mollieApiKey: env.MOLLIE_API_KEY ?? null,
      stripeSecretKey: env.STRIPE_SECRET_KEY ?? null,
      stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    },
    seed: env.SEED ?? (demo ? 'demo' : 'none'),
    drawsAhead: env.DRAW_AHEAD,
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

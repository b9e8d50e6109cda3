import { availableParallelism } from 'node:os';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { isBareOrigin } from './sites/is-bare-origin';
import { isVapidPair, isVapidPrivateKey, isVapidPublicKey, type VapidKeys } from './vapid-keys';

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

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const ON_OR_OFF = { '0': false, '1': true } as const;
const SECRET_LENGTH = 32;

const url = (protocols: readonly string[], what: string) =>
  v.pipe(
    v.string(),
    v.check((text) => protocols.includes(urlProtocol(text)), `must be ${what}`),
  );
const originUrl = v.pipe(
  url(['http:', 'https:'], 'an http or https address, such as https://example.com'),
  v.check((text) => isBareOrigin(text), 'must have no path, query or user, such as https://example.com'),
  v.transform((text) => new URL(text).origin),
);
const postgresUrl = url(
  ['postgres:', 'postgresql:'],
  'a PostgreSQL address, such as postgres://user:password@host/name',
);
const onOrOff = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((text) => ON_OR_OFF[text]),
);
const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.check((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`),
  );
const secret = v.pipe(
  v.string(),
  v.minLength(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`),
);
const text = v.pipe(v.string(), v.nonEmpty());

const environment = v.object({
  VELA_MODE: v.optional(v.picklist(['demo', 'production'], 'must be demo or production'), 'demo'),
  VELA_ALLOW_PUBLIC_DEMO: v.optional(onOrOff, '0'),
  PORT: v.optional(wholeNumber(1, 65_535), '3000'),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (host) => isIP(host) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host),
        'must be an address or a host name',
      ),
    ),
    '127.0.0.1',
  ),
  PUBLIC_URL: v.optional(originUrl),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  DATA_DIR: v.optional(text),
  DATABASE_URL: v.optional(postgresUrl),
  DATABASE_DIRECT_URL: v.optional(postgresUrl),
  DATABASE_POOL_SIZE: v.optional(wholeNumber(1, 500)),
  DATABASE_NAMED_STATEMENTS: v.optional(onOrOff, '1'),
  DATABASE_STATEMENT_TIMEOUT: v.optional(wholeNumber(0, 3_600), '20'),
  S3_ENDPOINT: v.optional(url(['http:', 'https:'], 'an http or https address')),
  S3_BUCKET: v.optional(text),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'], 'an SMTP address, such as smtps://user:password@host')),
  SMS_URL: v.optional(url(['http:', 'https:'], 'an http or https address')),
  APP_SECRET: v.optional(secret),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces')),
  ),
  VAPID_PUBLIC_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isVapidPublicKey,
        'must be a public key of P-256: 87 characters of base64url that begin with B',
      ),
    ),
  ),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(isVapidPrivateKey, 'must be a private key of P-256: 43 characters of base64url'),
    ),
  ),
  VAPID_SUBJECT: v.optional(url(['mailto:', 'https:'], 'a mailto: or https address')),
  MOLLIE_API_KEY: v.optional(text),
  STRIPE_SECRET_KEY: v.optional(text),
  STRIPE_WEBHOOK_SECRET: v.optional(text),
  SEED: v.optional(v.picklist(['demo', 'none'], 'must be demo or none')),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  WEB_DIR: v.optional(text),
  LANDER_DIR: v.optional(text),
});
type Environment = v.InferOutput<typeof environment>;

/** The root of the repository, seen from `dist/` as well as from `src/`. */
const repositoryDir = resolve(import.meta.dirname, '../../..');

/** Reads the configuration. Throws ConfigError with every fault at once, so that one look is enough. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty value is how shells and compose files say "unset".
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environment, given, { abortPipeEarly: true });
  if (!parsed.success) throw new ConfigError(parsed.issues.map(sentenceOf));

  const faults =
    parsed.output.VELA_MODE === 'production' ? productionFaults(parsed.output) : demoFaults(parsed.output);
  faults.push(...togetherFaults(parsed.output));
  if (faults.length > 0) throw new ConfigError(faults);
  return toConfig(parsed.output);
}

export function readProcessConfig(): Config {
  return readConfig(process.env);
}

/** Whether a host name or address means this machine alone: `localhost`, `*.localhost`, 127.0.0.0/8 or ::1. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIP(name) === 4 && name.startsWith('127.');
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  return `${String(issue.path?.[0]?.key)} ${issue.message}.`;
}

function demoFaults(env: Environment): string[] {
  if (env.VELA_ALLOW_PUBLIC_DEMO) return [];
  const faults = [];
  const advice = 'set VELA_MODE=production, or VELA_ALLOW_PUBLIC_DEMO=1 to show the demo to others';
  if (!isLoopbackHost(env.HOST))
    faults.push(`HOST must be this machine (localhost or 127.0.0.1) in demo mode; ${advice}.`);
  if (env.PUBLIC_URL && !isLoopbackHost(new URL(env.PUBLIC_URL).hostname)) {
    faults.push(
      `PUBLIC_URL must be on this machine (such as http://localhost:3000) in demo mode; ${advice}.`,
    );
  }
  return faults;
}

const REQUIRED_IN_PRODUCTION = ['APP_SECRET', 'METRICS_TOKEN', 'SMTP_URL', 'DATABASE_URL'] as const;

function productionFaults(env: Environment): string[] {
  const faults = REQUIRED_IN_PRODUCTION.filter((name) => env[name] === undefined).map(
    (name) => `${name} is required in production.`,
  );
  if (!env.MOLLIE_API_KEY && !env.STRIPE_SECRET_KEY) {
    faults.push('A payment provider is required in production: set MOLLIE_API_KEY or STRIPE_SECRET_KEY.');
  }
  if (env.SEED === 'demo') faults.push('SEED must not be demo in production.');
  return faults;
}

const TOGETHER = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const satisfies readonly (readonly (keyof Environment)[])[];

function togetherFaults(env: Environment): string[] {
  const faults = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => env[name] === undefined);
    return missing.length === 0 || missing.length === names.length
      ? []
      : [
          `${missing.join(', ')} must be set together with ${names.filter((name) => !missing.includes(name)).join(', ')}.`,
        ];
  });
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    faults.push('DATABASE_DIRECT_URL must be set together with DATABASE_URL.');
  const vapid = vapidConfig(env);
  if (vapid && !isVapidPair(vapid))
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair of keys.');
  return faults;
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

function urlProtocol(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

import { isIP } from 'node:net';
import * as v from 'valibot';
import { isBareOrigin } from './sites/is-bare-origin';
import { isVapidPrivateKey, isVapidPublicKey } from './vapid-keys';
import { LOG_LEVELS } from './core/config';

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

/** The variables that are read, each by itself; `decisions.md`, Running it, says what each means unset. */
const environment = v.object({
  VELA_MODE: v.optional(v.picklist(['demo', 'production'], 'must be demo or production'), 'demo'),
  VELA_ALLOW_PUBLIC_DEMO: v.optional(onOrOff, '0'),
  API_DOCS: v.optional(onOrOff, '0'),
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
  HSTS_SUBDOMAINS: v.optional(onOrOff, '0'),
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
  MAIL_EVENTS_IMAP_URL: v.optional(
    url(['imap:', 'imaps:'], 'an IMAP address, such as imaps://user:password@host/INBOX'),
  ),
  MAIL_EVENTS_SECRET: v.optional(secret),
  POSTMARK_WEBHOOK_SECRET: v.optional(secret),
  SES_TOPIC_ARN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^arn:aws(-[a-z]+)*:sns:[a-z\d-]+:\d{12}:[\w-]{1,256}(\.fifo)?$/,
        'must be the ARN of a topic, such as arn:aws:sns:eu-west-1:123456789012:bounces',
      ),
    ),
  ),
  MAIL_BOUNCE_DOMAIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?=.{1,190}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]*[a-z][a-z\d-]*$/i,
        'must be a domain, such as bounces.example.com',
      ),
    ),
  ),
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
  DRAW_AHEAD: v.optional(onOrOff, '1'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  WEB_DIR: v.optional(text),
  LANDER_DIR: v.optional(text),
});
export type Environment = v.InferOutput<typeof environment>;

/** The variables by their types, or one sentence for each that is wrong by itself. */
export function parseEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): { values: Environment } | { faults: string[] } {
  // An empty value is how shells and compose files say "unset".
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environment, given, { abortPipeEarly: true });
  return parsed.success ? { values: parsed.output } : { faults: parsed.issues.map(sentenceOf) };
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  return `${String(issue.path?.[0]?.key)} ${issue.message}.`;
}

function urlProtocol(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

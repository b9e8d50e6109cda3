export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** The keys that push messages are signed with, in base64url (RFC 8292). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export type Mode = 'demo' | 'production';

/** What the environment says, checked and typed. `config.ts` reads it. */
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
  /** Whether the header says that every host below a site's own has https, too. */
  hstsSubdomains: boolean;
  dataDir: string;
  database: {
    /** null: the embedded database. */
    url: string | null;
    /** Bypasses a pooler, for migrations, jobs and LISTEN; null: the same as `url`. */
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
  mailEvents: {
    /** Signs the webhooks of a provider that has no adapter; null: there is no such webhook, and so with the others. */
    genericSecret: string | null;
    postmarkSecret: string | null;
    sesTopicArn: string | null;
    /** The domain whose addresses take bounces, each of one mail; null: bounces go to the sender's address. */
    bounceDomain: string | null;
    /** The mailbox that is emptied of reports; null: none is. */
    imapUrl: string | null;
  };
  /** null: generated at the first start and stored in `dataDir` (demo only). */
  appSecret: string | null;
  /** null: `/metrics` needs no token, or in a demo that others can reach one that is stored in `dataDir`. */
  metricsToken: string | null;
  /** null: in the demo a pair that is stored in `dataDir`; in production no push messages. */
  vapid: (VapidKeys & { subject: string }) | null;
  payments: {
    mollieApiKey: string | null;
    stripeSecretKey: string | null;
    stripeWebhookSecret: string | null;
  };
  seed: 'demo' | 'none';
  /** Whether a demo's portraits are drawn before somebody asks for them. */
  drawsAhead: boolean;
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

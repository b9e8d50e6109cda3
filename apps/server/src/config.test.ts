import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

const PRODUCTION = {
  VELA_MODE: 'production',
  APP_SECRET: 'x'.repeat(32),
  METRICS_TOKEN: 'm'.repeat(16),
  SMTP_URL: 'smtps://user:password@mail.example',
  DATABASE_URL: 'postgres://vela@db.example/vela',
  MOLLIE_API_KEY: 'live_key',
};

function faultsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

const VAPID = {
  VAPID_PUBLIC_KEY: 'BPzhALJR3eECaklJ43y2DZL4F1wGTsq-ymaiBqMA-ZAuObzvbbXX5ZofvpnjcRiG-5eaHywL2T4Zjw0zIJBkDc4',
  VAPID_PRIVATE_KEY: 'UCBl8uEvFcdgHSgyisQgoyfJ91eL0dhYq6Zc99lKwvc',
  VAPID_SUBJECT: 'mailto:push@vela.example',
};

describe('readConfig', () => {
  it('makes a demo on this machine of an empty environment', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: 'demo',
      publicDemo: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      trustProxy: 0,
      database: { url: null, directUrl: null, namedStatements: true, statementTimeoutMs: 20_000 },
      s3: null,
      smtpUrl: null,
      mailEvents: {
        genericSecret: null,
        postmarkSecret: null,
        sesTopicArn: null,
        bounceDomain: null,
        imapUrl: null,
      },
      appSecret: null,
      metricsToken: null,
      seed: 'demo',
      drawsAhead: true,
      logLevel: 'warn',
    });
    expect(config.dataDir).toMatch(/[\\/]\.data$/);
    expect(config.webDir).toMatch(/apps[\\/]web[\\/]dist$/);
  });

  it('takes an empty value for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, database: { url: null } });
  });

  it('derives the public address from the port', () => {
    expect(readConfig({ PORT: '4200' }).publicUrl).toBe('http://localhost:4200');
  });

  it('takes the pooled address for the direct one', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://pool/vela' }).database.directUrl).toBe(
      'postgres://pool/vela',
    );
    const both = { DATABASE_URL: 'postgres://pool/vela', DATABASE_DIRECT_URL: 'postgres://direct/vela' };
    expect(readConfig(both).database).toMatchObject({
      url: 'postgres://pool/vela',
      directUrl: 'postgres://direct/vela',
    });
  });

  it('reads every variable of production', () => {
    const config = readConfig({
      ...PRODUCTION,
      PUBLIC_URL: 'https://vela.example/',
      TRUST_PROXY: '1',
      DATABASE_POOL_SIZE: '7',
      MAIL_EVENTS_SECRET: 'e'.repeat(32),
      POSTMARK_WEBHOOK_SECRET: 'p'.repeat(32),
      SES_TOPIC_ARN: 'arn:aws:sns:eu-west-1:123456789012:vela',
      MAIL_BOUNCE_DOMAIN: 'Bounces.vela.example',
      MAIL_EVENTS_IMAP_URL: 'imaps://bounces:secret@mail.example/INBOX',
      DATABASE_NAMED_STATEMENTS: '0',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      SMS_URL: 'https://sms.example',
      ...VAPID,
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'wh',
      DATABASE_STATEMENT_TIMEOUT: '0',
    });
    expect(config).toMatchObject({
      mode: 'production',
      publicUrl: 'https://vela.example',
      trustProxy: 1,
      database: { poolSize: 7, namedStatements: false, statementTimeoutMs: null },
      s3: { endpoint: 'https://s3.example', bucket: 'photos', accessKeyId: 'id', secretAccessKey: 'key' },
      smsUrl: 'https://sms.example',
      vapid: {
        publicKey: VAPID.VAPID_PUBLIC_KEY,
        privateKey: VAPID.VAPID_PRIVATE_KEY,
        subject: VAPID.VAPID_SUBJECT,
      },
      mailEvents: {
        genericSecret: 'e'.repeat(32),
        postmarkSecret: 'p'.repeat(32),
        sesTopicArn: 'arn:aws:sns:eu-west-1:123456789012:vela',
        bounceDomain: 'bounces.vela.example',
        imapUrl: 'imaps://bounces:secret@mail.example/INBOX',
      },
      payments: { mollieApiKey: 'live_key', stripeSecretKey: 'sk', stripeWebhookSecret: 'wh' },
      seed: 'none',
      logLevel: 'info',
    });
  });

  it.each([
    [{ VELA_MODE: 'live' }, 'VELA_MODE must be demo or production.'],
    [{ VELA_ALLOW_PUBLIC_DEMO: 'yes' }, 'VELA_ALLOW_PUBLIC_DEMO must be 0 or 1.'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '80a' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ HOST: 'a b' }, 'HOST must be an address or a host name.'],
    [
      { PUBLIC_URL: 'localhost:3000' },
      'PUBLIC_URL must be an http or https address, such as https://example.com.',
    ],
    [
      { PUBLIC_URL: 'http://localhost/vela' },
      'PUBLIC_URL must have no path, query or user, such as https://example.com.',
    ],
    [{ TRUST_PROXY: '11' }, 'TRUST_PROXY must be a whole number from 0 to 10.'],
    [
      { DATABASE_URL: 'mysql://db/vela' },
      'DATABASE_URL must be a PostgreSQL address, such as postgres://user:password@host/name.',
    ],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an SMTP address, such as smtps://user:password@host.'],
    [{ MAIL_EVENTS_SECRET: 'x'.repeat(31) }, 'MAIL_EVENTS_SECRET must have at least 32 characters.'],
    [{ POSTMARK_WEBHOOK_SECRET: 'x' }, 'POSTMARK_WEBHOOK_SECRET must have at least 32 characters.'],
    ...['vela', 'arn:aws:sqs:eu-west-1:123456789012:vela', 'arn:aws:sns:eu-west-1:1:vela'].map(
      (arn): [Record<string, string>, string] => [
        { SES_TOPIC_ARN: arn },
        'SES_TOPIC_ARN must be the ARN of a topic, such as arn:aws:sns:eu-west-1:123456789012:bounces.',
      ],
    ),
    ...[
      'localhost',
      'vela@vela.example',
      'vela.example.',
      '-.example',
      '192.0.2.1',
      `${'a.'.repeat(100)}nl`,
    ].map((domain): [Record<string, string>, string] => [
      { MAIL_BOUNCE_DOMAIN: domain },
      'MAIL_BOUNCE_DOMAIN must be a domain, such as bounces.example.com.',
    ]),
    [
      { MAIL_EVENTS_IMAP_URL: 'pop3://mail' },
      'MAIL_EVENTS_IMAP_URL must be an IMAP address, such as imaps://user:password@host/INBOX.',
    ],
    [{ APP_SECRET: 'x'.repeat(31) }, 'APP_SECRET must have at least 32 characters.'],
    [{ METRICS_TOKEN: 'm'.repeat(15) }, 'METRICS_TOKEN must have at least 16 characters and no spaces.'],
    [{ SEED: 'all' }, 'SEED must be demo or none.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, error, warn, info, debug.'],
    [
      { S3_BUCKET: 'photos', S3_ENDPOINT: 'https://s3.example' },
      'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set together with S3_ENDPOINT, S3_BUCKET.',
    ],
    [
      { DATABASE_DIRECT_URL: 'postgres://direct/vela' },
      'DATABASE_DIRECT_URL must be set together with DATABASE_URL.',
    ],
    [
      { ...VAPID, VAPID_PUBLIC_KEY: VAPID.VAPID_PUBLIC_KEY.slice(1) },
      'VAPID_PUBLIC_KEY must be a public key of P-256: 87 characters of base64url that begin with B.',
    ],
    [
      { ...VAPID, VAPID_PRIVATE_KEY: `${VAPID.VAPID_PRIVATE_KEY}=` },
      'VAPID_PRIVATE_KEY must be a private key of P-256: 43 characters of base64url.',
    ],
    [
      { ...VAPID, VAPID_PRIVATE_KEY: VAPID.VAPID_PRIVATE_KEY.replace('U', 'V') },
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair of keys.',
    ],
    [
      { ...VAPID, VAPID_PRIVATE_KEY: 'A'.repeat(43) },
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair of keys.',
    ],
    [{ ...VAPID, VAPID_SUBJECT: 'push@vela.example' }, 'VAPID_SUBJECT must be a mailto: or https address.'],
    [
      { VAPID_SUBJECT: VAPID.VAPID_SUBJECT },
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY must be set together with VAPID_SUBJECT.',
    ],
  ])('refuses %j with one sentence', (env, sentence) => {
    expect(faultsOf(env)).toEqual([sentence]);
  });

  it('names every fault at once', () => {
    expect(faultsOf({ PORT: 'x', SEED: 'x' })).toHaveLength(2);
  });

  it.each(['APP_SECRET', 'METRICS_TOKEN', 'SMTP_URL', 'DATABASE_URL'])(
    'refuses production without %s',
    (name) => {
      expect(faultsOf({ ...PRODUCTION, [name]: undefined })).toEqual([`${name} is required in production.`]);
    },
  );

  it('rejects production without a payment provider', () => {
    expect(faultsOf({ ...PRODUCTION, MOLLIE_API_KEY: undefined })).toEqual([
      'A payment provider is required in production: set MOLLIE_API_KEY or STRIPE_SECRET_KEY.',
    ]);
  });

  it('rejects demo members in production', () => {
    expect(faultsOf({ ...PRODUCTION, SEED: 'demo' })).toEqual(['SEED must not be demo in production.']);
  });

  it('lets production be reached from everywhere', () => {
    expect(faultsOf({ ...PRODUCTION, HOST: '0.0.0.0', PUBLIC_URL: 'https://vela.example' })).toEqual([]);
  });

  it.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { PUBLIC_URL: 'https://vela.example' }])(
    'refuses a demo with %j unless it is meant',
    (env) => {
      expect(faultsOf(env)).toHaveLength(1);
      expect(readConfig({ ...env, VELA_ALLOW_PUBLIC_DEMO: '1' }).publicDemo).toBe(true);
    },
  );
});

import type { Environment } from './environment';
import { isLoopbackHost } from './core/loopback-host';
import { isVapidPair } from './vapid-keys';

/** What is wrong with variables together, or in the mode that they are for: one sentence for each. */
export function findFaults(env: Environment): string[] {
  return [
    ...(env.VELA_MODE === 'production' ? productionFaults(env) : demoFaults(env)),
    ...togetherFaults(env),
  ];
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
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey && privateKey && !isVapidPair({ publicKey, privateKey }))
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair of keys.');
  return faults;
}

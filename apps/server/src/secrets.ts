import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './core/config';

/** What only this deployment can compute. */
export interface Secrets {
  /** Keyed hash of something personal: the same text gives the same one, and nobody else can try texts out. */
  fingerprint: (text: string) => string;
  /** The token of a stored id: 43 base64url characters. */
  deriveToken: (id: string) => string;
  /** Signature of a text that this deployment alone can make: 43 base64url characters. */
  sign: (text: string) => string;
}

/** The configured secret; in the demo else one that is made at the first start and stored in `dataDir`. */
export async function loadSecrets({
  appSecret,
  dataDir,
}: Pick<Config, 'appSecret' | 'dataDir'>): Promise<Secrets> {
  return createSecrets(appSecret ?? (await storedSecret(dataDir, 'app-secret')));
}

export function createSecrets(appSecret: string): Secrets {
  // Read once: a page of photos signs many times.
  const key = createSecretKey(appSecret, 'utf8');
  // Each purpose has its own prefix, so that what one gives is worthless to another.
  const hash = (purpose: string, text: string): string =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url');
  return {
    fingerprint: (text) => hash('fingerprint', text).slice(0, 22),
    deriveToken: (id) => hash('token', id),
    sign: (text) => hash('signature', text),
  };
}

/**
 * Returns the token that `/metrics` requires: the configured one, else in a demo that others can reach one
 * that is stored in `dataDir`.
 */
export async function loadMetricsToken({
  metricsToken,
  publicDemo,
  dataDir,
}: Pick<Config, 'metricsToken' | 'publicDemo' | 'dataDir'>): Promise<string | null> {
  if (metricsToken !== null || !publicDemo) return metricsToken;
  return storedSecret(dataDir, 'metrics-token');
}

/** 32 random bytes in base64url, made when first asked for and stored in `dataDir` under this name. */
export async function storedSecret(dataDir: string, name: string): Promise<string> {
  const dir = join(dataDir, 'keys');
  const path = join(dir, name);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await chmod(dir, 0o700);
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const secret = randomBytes(32).toString('base64url');
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(`${secret}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return secret;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

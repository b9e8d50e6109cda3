import { ConfigError, readProcessConfig } from './config';
import type { Config } from './core/config';
import { EmbeddedError } from './db/embedded';
import { PagesError } from './pages/pages';
import { SiteSettingsError } from './sites/site-settings';
import { OperatorError } from './core/operator-error';

const FOR_PEOPLE = [OperatorError, ConfigError, EmbeddedError, PagesError, SiteSettingsError];

/** Ends the process: with a sentence where the person can do something, with everything known where it's our fault. */
export function fail(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(error instanceof OperatorError ? error.exitCode : 1);
}

export function readConfigOrFail(): Config {
  try {
    return readProcessConfig();
  } catch (error) {
    return fail(error);
  }
}

function sentenceOf(error: unknown): string {
  if (FOR_PEOPLE.some((kind) => error instanceof kind)) return (error as Error).message;
  const known = systemSentence(error);
  if (known) return known;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const SYSTEM_SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space and start again.',
  '53100': "The database's disk is full: free some space and start again.",
  ECONNREFUSED: 'The database at DATABASE_URL refuses connections: is it running?',
  ENOTFOUND: 'The host of DATABASE_URL is not known.',
  '28P01': 'The database refuses the user or password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL.',
  '3D000': 'The database of DATABASE_URL does not exist.',
  EACCES: 'A file or folder may not be read or written: set DATA_DIR to a folder of your own.',
  EROFS: 'The disk is read-only: set DATA_DIR to a folder that can be written.',
};

/** What the operating system or the database says by a code, anywhere down the chain of causes. */
function systemSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as Error & { code?: unknown };
  const sentence = typeof code === 'string' ? SYSTEM_SENTENCES[code] : undefined;
  return sentence ?? systemSentence(error.cause);
}

import { statfsSync } from 'node:fs';

/**
 * Why the embedded database can't be had:
 * `already_running` another living process holds the same data (`pid` names it);
 * `disk_full` no space left where the data lies;
 * `no_access` the files belong to somebody else, or can't be reached;
 * `other_version` the data was made by another major version of PostgreSQL;
 * `unsupported` no PostgreSQL for this machine;
 * `failed` anything else, in PostgreSQL's own words.
 */
export type EmbeddedErrorCode =
  | 'already_running'
  | 'disk_full'
  | 'no_access'
  | 'other_version'
  | 'unsupported'
  | 'failed';

/** The embedded database can't be had; `message` is one sentence for the person who starts it. */
export class EmbeddedError extends Error {
  readonly code: EmbeddedErrorCode;
  /** The id of the running process, with `already_running`. */
  readonly pid: number | null;

  constructor(
    code: EmbeddedErrorCode,
    message: string,
    { pid = null, cause }: { pid?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'EmbeddedError';
    this.code = code;
    this.pid = pid;
  }
}

/** Translates what the file system or PostgreSQL said about the folder `place` into an EmbeddedError. */
export function toEmbeddedError(error: unknown, place: string): EmbeddedError {
  if (error instanceof EmbeddedError) return error;
  const words = error instanceof Error ? error.message : String(error);
  if (/ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(words) || isFull(place)) {
    return new EmbeddedError(
      'disk_full',
      `The disk is full: there is no room for the database in ${place}.`,
      {
        cause: error,
      },
    );
  }
  if (/EACCES|EPERM|EROFS|Permission denied|has wrong ownership/.test(words)) {
    return new EmbeddedError(
      'no_access',
      `The database's folder ${place} belongs to somebody else or can't be written.`,
      {
        cause: error,
      },
    );
  }
  if (/database files are incompatible/.test(words)) {
    return new EmbeddedError(
      'other_version',
      `The data in ${place} was made by another version of PostgreSQL.`,
      {
        cause: error,
      },
    );
  }
  return new EmbeddedError('failed', `The database doesn't run: ${lastWords(words)}`, { cause: error });
}

/** One segment of its log: less than that, and PostgreSQL may end without naming the reason. */
const MIN_FREE_BYTES = 16 * 1024 ** 2;

function isFull(dir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize < MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

/** PostgreSQL says why on its last FATAL or error line; what follows are hints. */
function lastWords(words: string): string {
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.findLast((line) => /FATAL|PANIC|error:/.test(line));
  return (fatal ?? lines.at(-1) ?? 'it gave no reason').replace(/^(FATAL|PANIC):/, '').trim();
}

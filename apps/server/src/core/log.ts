import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import type { LogLevel } from './config';

export type Logger = PinoLogger;

/**
 * The log. It holds route patterns, codes, durations and request ids; never an address, e-mail, name, token
 * or query string. A call that logs an object names its fields: no requests, rows or payloads as a whole.
 */
export function createLogger({
  level,
  destination,
}: {
  level: LogLevel;
  destination?: DestinationStream;
}): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * An error for the log. A database's detail quotes the row (`Key (email)=(…) already exists`), so only its
 * code and the names of table and constraint are logged; its message is left out for the same reason.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, stack } = error;
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '));
  const fromDatabase = 'severity' in error && 'code' in error;
  return {
    type: name,
    ...(fromDatabase ? databaseFields(error) : { message: withoutAddresses(error.message) }),
    stack: frames?.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
}

/** Error messages of other libraries may quote the person or host that they failed to reach. */
function withoutAddresses(text: string): string {
  return text
    .replace(/[^\s<>"']+/g, (word) => (word.slice(1, -1).includes('@') ? '[address]' : word))
    .replace(/\b\d{1,3}(\.\d{1,3}){3}\b/g, '[address]')
    .replace(/\b[\da-f]{1,4}(:[\da-f]{0,4}){2,7}/gi, '[address]');
}

function databaseFields(error: Error): object {
  const { code, table, constraint, routine } = error as Error &
    Partial<Record<'code' | 'table' | 'constraint' | 'routine', string>>;
  return { code, table, constraint, routine };
}

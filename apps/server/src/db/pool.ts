import { createHash } from 'node:crypto';
import { MINUTE } from '@vela/domain/time';
import { Pool, types, type CustomTypesConfig, type PoolClient, type QueryResult } from 'pg';
import { parseTimestamp } from './parse-timestamp';

export interface StatementTimeout {
  ms: number;
  /**
   * Whether the database itself stops a statement, by a setting that is sent when a connection begins. A
   * pooler rejects that or gives it to others, too: there the statement is only given up here, with its
   * connection.
   */
  onServer: boolean;
}

/** Nothing came in time, not even the database's own error. The connection is of no further use. */
export class StatementTimeoutError extends Error {
  constructor(ms: number) {
    super(`A statement was given up after ${ms} ms`);
    this.name = 'StatementTimeoutError';
  }
}

/** The most time that the database's own error may take to arrive. */
const GRACE_MS = 2_000;

export interface PoolOptions {
  url: string;
  size: number;
  /** Off behind a pooler that loses prepared statements between transactions. */
  namedStatements: boolean;
  /** How long one statement may take; unless given, for ever. */
  timeout?: StatementTimeout;
  /** An idle connection broke; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
}

/**
 * A new connection logs in and plans each of its statements again, and a request waits for that; so
 * connections stay open while it is quiet.
 */
const IDLE_MS = 5 * MINUTE;

const PARSERS: Partial<Record<number, (text: string) => unknown>> = {
  /** A day stays the text `YYYY-MM-DD`: as a Date it would move with the zone of the machine. */
  [types.builtins.DATE]: (text) => text,
  [types.builtins.TIMESTAMPTZ]: parseTimestamp,
};

const TYPES: CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    PARSERS[oid] ?? (types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** The pool as kysely sees it: each statement goes out under a name, so PostgreSQL plans it once per connection (2.7 times faster). */
export class StatementPool {
  readonly #pool: Pool;
  readonly #names: StatementNames | null;
  readonly #limitMs: number | null;
  #ending = false;

  constructor({ url, size, namedStatements, timeout, onIdleError }: PoolOptions) {
    this.#pool = new Pool({
      connectionString: url,
      max: size,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: IDLE_MS,
      application_name: 'vela',
      types: TYPES,
      ...(timeout?.onServer && { statement_timeout: timeout.ms }),
    });
    this.#pool.on('error', (error) => {
      // A connection that is being closed anyway may still get the message that its server stops.
      if (!this.#ending) onIdleError?.(error);
    });
    this.#names = namedStatements ? new StatementNames() : null;
    this.#limitMs = timeout ? timeout.ms + (timeout.onServer ? GRACE_MS : 0) : null;
  }

  get options(): object {
    return this.#pool.options;
  }

  async connect(): Promise<StatementClient> {
    const client = await this.#pool.connect();
    return new StatementClient({ client, pool: this.#pool, names: this.#names, limitMs: this.#limitMs });
  }

  async end(): Promise<void> {
    this.#ending = true;
    await this.#pool.end();
  }
}

/** How many distinct statements get a name; past that (a query builder gone wild) they go out unnamed. */
const MAX_NAMES = 2_000;

class StatementNames {
  readonly #names = new Map<string, string>();

  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known || this.#names.size >= MAX_NAMES) return known;
    const name = createHash('sha1').update(sql).digest('base64url');
    this.#names.set(sql, name);
    return name;
  }
}

/** Transaction control is cheap to parse and mustn't be mistaken for a statement to retry. */
const CONTROL = /^\s*(begin|start transaction|commit|rollback|savepoint|release)\b[^;]*$/i;

const NOTHING: QueryResult = { rows: [], rowCount: 0, command: '', oid: 0, fields: [] };

interface StatementClientOptions {
  client: PoolClient;
  pool: Pool;
  names: StatementNames | null;
  limitMs: number | null;
}

class StatementClient {
  #client: PoolClient;
  readonly #pool: Pool;
  readonly #names: StatementNames | null;
  readonly #limitMs: number | null;
  #inTransaction = false;
  #stale = false;
  /** A statement still runs on the connection that nobody waits for. */
  #lost = false;

  constructor({ client, pool, names, limitMs }: StatementClientOptions) {
    this.#client = client;
    this.#pool = pool;
    this.#names = names;
    this.#limitMs = limitMs;
  }

  async query(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult> {
    if (CONTROL.test(sql)) return this.#control(sql);
    try {
      return await this.#send(sql, parameters);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      // A migration changed the table under a prepared statement: the connection's plans are worthless.
      this.#stale = true;
      if (this.#inTransaction) throw error;
      await this.#reconnect();
      return this.#send(sql, parameters);
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#stale || this.#lost);
  }

  async #control(sql: string): Promise<QueryResult> {
    // The database rolls back by itself what a lost connection began.
    if (this.#lost) return NOTHING;
    const result = await this.#withinLimit(this.#client.query(sql));
    if (/^(begin|start)/i.test(sql)) this.#inTransaction = true;
    if (/^commit|^rollback(?! to)/i.test(sql)) this.#inTransaction = false;
    return result;
  }

  #send(sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
    // A text without parameters may hold several statements, as those that make tables do: these can't be prepared.
    const name = parameters.length > 0 ? this.#names?.nameOf(sql) : undefined;
    return this.#withinLimit(
      this.#client.query({ ...(name && { name }), text: sql, values: [...parameters] }),
    );
  }

  async #withinLimit(running: Promise<QueryResult>): Promise<QueryResult> {
    const ms = this.#limitMs;
    if (ms === null) return running;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      this.#lost = true;
      late.reject(new StatementTimeoutError(ms));
    }, ms);
    try {
      return await Promise.race([running, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #reconnect(): Promise<void> {
    this.#client.release(true);
    this.#client = await this.#pool.connect();
    this.#stale = false;
  }
}

function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.includes('cached plan')
  );
}

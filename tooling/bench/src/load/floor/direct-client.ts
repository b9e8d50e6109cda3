import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** The database asked by its driver alone: prepared statements over as many connections as there are askers. */
export class DirectClient {
  readonly #pool: Pool;
  readonly #unannounced: string[] = [];
  #announcing: Promise<void> | null = null;

  constructor(url: string, connections: number) {
    this.#pool = new Pool({ connectionString: url, max: connections });
  }

  async ask<Row extends QueryResultRow>(statement: Statement): Promise<Row[]> {
    return (await this.#pool.query<Row>(statement)).rows;
  }

  /** Runs statements that hold what they have locked until all of them are done. */
  async transact<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Says that members have news. As on the server nobody waits for it, and what comes soon after goes together. */
  announce(memberIds: readonly string[]): void {
    this.#unannounced.push(...memberIds);
    this.#announcing ??= this.#announceAll();
  }

  async end(): Promise<void> {
    await this.#announcing;
    await this.#pool.end();
  }

  async #announceAll(): Promise<void> {
    while (this.#unannounced.length > 0) {
      const said = this.#unannounced
        .splice(0, MOST_ANNOUNCED)
        .map((memberId) => ({ kind: 'events', memberId }));
      const values = [JSON.stringify({ from: 'floor', said })];
      await this.ask({ name: 'notify', text: `select pg_notify('vela_floor', $1)`, values });
      await setTimeout(GATHERED_MS);
    }
    this.#announcing = null;
  }
}

/** What the server waits for others. */
const GATHERED_MS = 10;
/** So many fit into what one announcement may hold. */
const MOST_ANNOUNCED = 100;

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

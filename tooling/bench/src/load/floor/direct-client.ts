import { createHash } from 'node:crypto';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** The database asked by its driver alone: prepared statements over as many connections as there are askers. */
export class DirectClient {
  readonly #pool: Pool;

  constructor(url: string, connections: number) {
    this.#pool = new Pool({ connectionString: url, max: connections });
  }

  async ask<Row extends QueryResultRow>(statement: Statement): Promise<Row[]> {
    return (await this.#pool.query<Row>(statement)).rows;
  }

  /** Runs statements that hold what they have locked until all of them are done. */
  async transact(work: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await work(client);
      await client.query('commit');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

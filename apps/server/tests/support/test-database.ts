import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { dropDatabase, execute } from './cluster';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of one's own, migrated; `empty` leaves out the tables. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `vela_test_${randomBytes(6).toString('hex')}`;
  await execute(
    clusterUrl,
    `create database ${name} template ${empty ? 'template0' : inject('templateName')}`,
  );
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(clusterUrl, name) };
}

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../src/db/embedded';
import { migrate } from '../../src/migrate';
import { dropDatabase, execute } from './cluster';
import { findMemoryDir } from './memory-dir';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster the tests run on, at its maintenance database. */
    clusterUrl: string;
    /** A migrated database that each test file gets a copy of. */
    templateName: string;
    /** The folder for servers that tests build, beside what these are found by. */
    builtServers: string;
  }
}

const CACHE_DIR = join(import.meta.dirname, '../../node_modules/.cache');

const TEMPLATE_NAME = `vela_test_template_${process.pid}`;

/** One throw-away cluster (or DATABASE_URL's) for all files, with one migrated template to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const embedded = process.env.DATABASE_URL
    ? null
    : await startEmbedded({ dataDir: null, throwAwayIn: await findMemoryDir(), maxConnections: 200 });
  const clusterUrl = embedded?.url ?? process.env.DATABASE_URL ?? '';
  await execute(clusterUrl, `create database ${TEMPLATE_NAME}`);
  await migrate(databaseUrl(clusterUrl, TEMPLATE_NAME));
  project.provide('clusterUrl', clusterUrl);
  project.provide('templateName', TEMPLATE_NAME);
  await mkdir(CACHE_DIR, { recursive: true });
  const builtServers = await mkdtemp(join(CACHE_DIR, 'servers-'));
  project.provide('builtServers', builtServers);

  return async () => {
    if (!embedded) await dropDatabase(clusterUrl, TEMPLATE_NAME);
    await embedded?.stop();
    await rm(builtServers, { recursive: true });
  };
}

function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

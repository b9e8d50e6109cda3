import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { type Cluster, DATABASE_NAME, openCluster } from './cluster';
import { type EmbeddedError, toEmbeddedError } from './embedded-error';
import { startGuardian } from './guardian';
import { stopLeftover } from './leftover';
import { type Listen, type Postmaster, type PostmasterInput, startPostmaster } from './postmaster';
import { removeDirs } from './private-dir';

export interface EmbeddedDatabase {
  /** Good for every client. It holds a password, which the socket asks for as well. */
  url: string;
  /** The process id of PostgreSQL's first process. */
  pid: number;
  /** Ends every connection and PostgreSQL itself; a second call waits for the first. */
  stop(): Promise<void>;
}

export interface ClusterRun {
  account: Account | null;
  binaries: Binaries;
  dir: string;
  /** Holds the socket, and all of a throw-away; removed at the end. */
  temporaryDir: string;
  throwAway: boolean;
  maxConnections?: number;
  transport?: 'socket' | 'tcp';
  onLost?: (error: EmbeddedError) => void;
  /** Lets the next start have the data. */
  release?: () => Promise<void>;
}

/** Runs the cluster in `dir`, made where there is none, until it is stopped. */
export async function runCluster(run: ClusterRun): Promise<EmbeddedDatabase> {
  const { account, temporaryDir, maxConnections = 100 } = run;
  const guardian = startGuardian({ account, dirs: [temporaryDir] });
  const cleanUp = async () => {
    await guardian.dismiss();
    await removeDirs([temporaryDir]);
  };
  try {
    const cluster = await openCluster(run);
    await stopLeftover(await realpath(cluster.dir));
    const listen = await chooseListen(run);
    const postmaster = await startPatiently({
      ...run,
      listen,
      maxConnections,
      onSpawn: (pid) => guardian.guard(pid),
    });
    const database = supervise(run, { postmaster, cleanUp, url: urlOf(cluster, listen) });
    await ensureDatabase(database.url).catch(async (error: unknown) => {
      await database.stop();
      throw error;
    });
    return database;
  } catch (error) {
    await cleanUp();
    throw toEmbeddedError(error, run.dir);
  }
}

const SOCKET_PORT = 5432; // It is only a part of the socket's file name.

async function chooseListen({ temporaryDir, transport }: ClusterRun): Promise<Listen> {
  const byDefault = process.platform === 'win32' ? 'tcp' : 'socket';
  if ((transport ?? byDefault) === 'socket') return { socketDir: temporaryDir, port: SOCKET_PORT };
  return { socketDir: null, port: await freePort() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const RETRY_MS = 100;
const RETRIES = 50;

/** Backends outlive a killed postmaster for a moment and still hold its memory: PostgreSQL then refuses to start. */
async function startPatiently(input: PostmasterInput): Promise<Postmaster> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await startPostmaster(input);
    } catch (error) {
      if (retries === RETRIES || !isHeldByBackends(error)) throw error;
      await delay(RETRY_MS);
    }
  }
}

function isHeldByBackends(error: unknown): boolean {
  return error instanceof Error && error.message.includes('pre-existing shared memory block');
}

function supervise(
  { dir, onLost, release }: ClusterRun,
  { postmaster, cleanUp, url }: { postmaster: Postmaster; cleanUp: () => Promise<void>; url: string },
): EmbeddedDatabase {
  let stopped: Promise<void> | null = null;
  const stop = async () => {
    await postmaster.stop();
    await cleanUp();
    await release?.();
  };
  const report = async () => {
    const words = await postmaster.ended;
    if (stopped === null) onLost?.(toEmbeddedError(new Error(words), dir));
  };
  void report();
  return { url, pid: postmaster.pid, stop: () => (stopped ??= stop()) };
}

function urlOf({ password }: Cluster, { socketDir, port }: Listen): string {
  const base = `postgresql://${DATABASE_NAME}:${password}@localhost:${port}/${DATABASE_NAME}`;
  return socketDir === null ? base : `${base}?host=${encodeURIComponent(socketDir)}`;
}

const NO_SUCH_DATABASE = '3D000';

/** Proves that the database answers; the first start, or the next after a kill in between, makes it. */
async function ensureDatabase(url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query('select 1'));
  } catch (error) {
    if ((error as { code?: unknown }).code !== NO_SUCH_DATABASE) throw error;
    const maintenance = new URL(url);
    maintenance.pathname = '/postgres';
    await withClient(maintenance.href, (client) => client.query(`create database ${DATABASE_NAME}`));
  }
}

async function withClient(url: string, ask: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // A lost connection also fails the query.
  await client.connect();
  try {
    await ask(client);
  } finally {
    await client.end();
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { inject } from 'vitest';
import { TEST_ACCENTS } from './test-accents';

const SERVER_DIR = join(import.meta.dirname, '../..');

/** The server as it is delivered, for tests of a whole process. */
export interface BuiltServer {
  /** Starts a process on a database and waits until it is ready. */
  start(env: Record<string, string>): Promise<ServerProcess>;
  remove(): Promise<void>;
}

export interface ServerProcess {
  url: string;
  /** Ends it at once and unasked, as a power cut would. */
  kill(): Promise<void>;
  /** Waits until it has ended by itself. */
  ended(): Promise<number | null>;
  /** Asks it to end, and returns its exit code. */
  stop(): Promise<number | null>;
}

let built: Promise<string> | undefined;

/** Builds the server beside its dependencies, where the run's end removes it; once for all files that a process tests. */
async function buildOnce(): Promise<string> {
  const outDir = await mkdtemp(join(inject('builtServers'), 'server-'));
  await build({
    root: SERVER_DIR,
    configFile: join(SERVER_DIR, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap: false },
  });
  return outDir;
}

/** The built server, with a web app that has nothing to show. */
export async function buildServer(): Promise<BuiltServer> {
  built ??= buildOnce();
  const outDir = await built;
  const dataDir = await mkdtemp(join(tmpdir(), 'vela-process-'));
  const webDir = join(dataDir, 'web');
  await mkdir(join(webDir, 'server'), { recursive: true });
  await mkdir(join(webDir, 'client'));
  await writeFile(
    join(webDir, 'server/entry-server.js'),
    [
      "export const renderPage = async () => new Response('');",
      "export const writeServiceWorker = async () => '';",
      "export const writeNotification = async () => ({ title: 'Vela', body: 'News', path: '/members' });",
      `export const accents = ${JSON.stringify(TEST_ACCENTS)};`,
      '',
    ].join('\n'),
  );
  await writeFile(join(webDir, 'package.json'), '{"type":"module"}\n');
  const started: ServerProcess[] = [];
  return {
    start: async (env) => {
      const process = await start(join(outDir, 'main.js'), { DATA_DIR: dataDir, WEB_DIR: webDir, ...env });
      started.push(process);
      return process;
    },
    remove: async () => {
      // Those that a failed test left behind.
      await Promise.all(started.map((process) => process.kill()));
      await rm(dataDir, { recursive: true });
    },
  };
}

async function start(main: string, env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: String(port), SEED: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyUrl(child);
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
    ended: () => ended(child),
    stop: async () => {
      child.kill('SIGTERM');
      return ended(child);
    },
  };
}

/** The address that the line says which the server prints when it is ready. */
function readyUrl(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
    const url = /ready at (\S+)/.exec(output)?.[1];
    if (url) resolve(url);
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  return promise;
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

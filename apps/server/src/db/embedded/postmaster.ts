import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { type Account, programOptions } from './account';
import type { Binaries } from './binaries';

/** A PostgreSQL that accepts connections. */
export interface Postmaster {
  pid: number;
  /** Resolves with PostgreSQL's last words when it has ended, asked or not. */
  ended: Promise<string>;
  /** Ends the connections and closes the files properly; forces it when that takes longer than 20 s. */
  stop(): Promise<void>;
}

export interface PostmasterInput {
  binaries: Binaries;
  account: Account | null;
  dir: string;
  listen: Listen;
  maxConnections: number;
  throwAway: boolean;
  /** Gets the process id at once, long before PostgreSQL accepts connections. */
  onSpawn: (pid: number) => void;
}

/** A unix socket in a private folder, or a port on loopback where there are none (Windows). */
export type Listen = { socketDir: string; port: number } | { socketDir: null; port: number };

/** Starts PostgreSQL and waits until it accepts connections, after a crash until it has recovered. Throws its words if it ends. */
export async function startPostmaster(input: PostmasterInput): Promise<Postmaster> {
  const child = spawn(input.binaries.postgres, ['-D', input.dir, ...settings(input)], {
    ...programOptions(input.account),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: Ctrl-C must reach the server alone, which stops the database last.
    detached: true,
  });
  if (child.pid !== undefined) input.onSpawn(child.pid);
  const output = new Output(child.stderr);
  const ended = endOf(child, output);
  const isReady = await Promise.race([output.ready.then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error(await ended);
  return { pid: child.pid as number, ended, stop: () => stop(child, ended) };
}

function settings({ listen, maxConnections, throwAway }: PostmasterInput): string[] {
  const values = {
    listen_addresses: listen.socketDir === null ? '127.0.0.1' : '',
    port: listen.port,
    ...(listen.socketDir !== null && {
      unix_socket_directories: listen.socketDir,
      unix_socket_permissions: '0700',
    }),
    max_connections: maxConnections,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Compiling a plan costs more than the short queries of a website win.
    jit: 'off',
    // `log` lets notices of the server itself through, but no statement and its values.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    log_line_prefix: '',
    ...(throwAway && { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const READY = 'database system is ready to accept connections';
const KEPT_CHARACTERS = 4_000;

/** Reads PostgreSQL's messages, so that it never waits for a reader, and holds the last ones. */
class Output {
  #kept = '';
  readonly ready: Promise<void>;

  constructor(stderr: Readable) {
    this.ready = new Promise((resolve) => {
      stderr.setEncoding('utf8');
      stderr.on('data', (text: string) => {
        this.#kept = (this.#kept + text).slice(-KEPT_CHARACTERS);
        if (this.#kept.includes(READY)) resolve();
      });
    });
  }

  get lastWords(): string {
    return this.#kept.trim();
  }
}

async function endOf(child: ChildProcess, output: Output): Promise<string> {
  try {
    await once(child, 'close');
    return output.lastWords;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const PATIENCE_MS = 20_000;

/** SIGINT: a fast shutdown, which ends connections; SIGQUIT: an immediate one, which the next start recovers from. */
async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGINT');
  const force = setTimeout(() => child.kill('SIGQUIT'), PATIENCE_MS);
  const kill = setTimeout(() => child.kill('SIGKILL'), 2 * PATIENCE_MS);
  await ended;
  clearTimeout(force);
  clearTimeout(kill);
}

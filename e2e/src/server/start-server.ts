import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from './free-port';

const MAIN = resolve(import.meta.dirname, '../../../apps/server/dist/main.js');

/** Its data is its own, whatever database the shared server was given. */
const OWN_DATABASE = { DATABASE_URL: '', DATABASE_DIRECT_URL: '' };

export interface RunningServer {
  url: string;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  dataDir: string;
  /** Whether the demo's members are there, who take a while to come and to be drawn. */
  hasDemo?: boolean;
  /** Whether their further photos are drawn before somebody asks for them. */
  drawsAhead?: boolean;
  /** Lets it use `DATABASE_URL`, if there is one. */
  usesGivenDatabase?: boolean;
  /** The keys of its push messages; it sends none without. */
  vapid?: { publicKey: string; privateKey: string };
}

/**
 * Starts the built server and waits for the line that says it is ready. It believes `X-Forwarded-For`, so that each
 * test has an address of its own and no limit has to be loosened.
 */
export async function startServer({
  dataDir,
  hasDemo = false,
  drawsAhead = true,
  usesGivenDatabase = false,
  vapid,
}: ServerOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...(usesGivenDatabase ? {} : OWN_DATABASE),
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      SEED: hasDemo ? 'demo' : 'none',
      DRAW_AHEAD: drawsAhead ? '1' : '0',
      TRUST_PROXY: '1',
      SMTP_URL: '',
      VAPID_PUBLIC_KEY: vapid?.publicKey ?? '',
      VAPID_PRIVATE_KEY: vapid?.privateKey ?? '',
      VAPID_SUBJECT: vapid ? 'mailto:push@example.com' : '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    url: await readyUrl(child),
    stop: () => end(child),
  };
}

function readyUrl(child: ChildProcess): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>();
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
    const url = /Vela is ready at (\S+)/.exec(output)?.[1];
    if (url !== undefined) found(url);
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  return promise;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

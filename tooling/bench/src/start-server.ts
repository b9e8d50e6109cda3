import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningServer {
  url: string;
  pid: number;
  /** Processor time that the process has used since its start, in milliseconds; null where the system doesn't report it. */
  cpuMs(): number | null;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../../..');

/** The built server, with the options and the environment that `npm start` gives it. */
export function startBuiltServer(env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    config: { server: { args: string[]; env: Record<string, string> } };
  };
  return startServer([...config.server.args, join(root, 'apps/server/dist/main.js')], {
    ...config.server.env,
    ...env,
  });
}

/** Starts a server and waits for the line that names its address. */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([addressOf(createInterface(child.stdout)), failWhen(ended)]);
  // A log that nobody reads would fill its pipe and hold the server up.
  child.stdout.resume();
  return {
    url,
    pid: child.pid ?? 0,
    cpuMs: () => cpuMsOf(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [address] = /https?:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The server ended its output without naming its address.');
}

async function failWhen(ended: Promise<unknown[]>): Promise<never> {
  const [code] = await ended;
  throw new Error(`The server left with ${String(code)} before it was ready.`);
}

/** User and system time from the kernel's own count, in ticks of 10 ms. */
function cpuMsOf(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

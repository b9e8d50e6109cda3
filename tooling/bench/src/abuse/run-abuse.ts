import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { tokenOf } from '../load/populate.ts';
import { openSite, type OpenSite } from '../load/open-site.ts';
import type { FloodResult, FloodTask } from './flood-process.ts';
import type { Flooders } from './floods.ts';
import { readOptions } from './options.ts';
import { AbuseReport } from './report.ts';
import { memoryOf, watchServer } from './watch-server.ts';

const MEMBERS = 2_000;
const SESSIONS = 8;
const MANY_MEMBERS = 500;

/** The wait after a flood, before its memory is read again and the next begins. */
const REST_MS = 3_000;

/** The extra time for a flood that doesn't end in its time. */
const GRACE_MS = 15_000;

/** Floods the built server, each kind for a while, and gives 1 while it takes more memory or answers later than it may. */
export async function runAbuse(args: readonly string[]): Promise<number> {
  const { seconds, floods } = readOptions(args);
  if (process.platform !== 'linux') throw new Error('Memory is read from Linux, which this is not.');
  const folder = await mkdtemp(join(tmpdir(), 'vela-abuse-'));
  await chmod(folder, 0o755); // Otherwise the database, whose user can't enter it, would be elsewhere.
  try {
    const port = Number(process.env['PORT'] ?? '4890');
    const site = await openSite({
      dataDir: join(folder, 'data'),
      port,
      members: MEMBERS,
      // Floods of many networks name them as a proxy in front would.
      env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn' },
    });
    try {
      const flooders = await findFlooders(site);
      const report = new AbuseReport(seconds);
      for (const name of floods) {
        const { url, pid } = site.server;
        let result: FloodResult = { requests: 0, answers: {} };
        const watched = await watchServer({ url, pid }, async () => {
          result = await flood({ name, url, seconds, flooders });
        });
        await pause(REST_MS);
        report.add({ name, ...result, ...watched, after: memoryOf(pid) });
      }
      return report.end();
    } finally {
      await site.server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function flood(task: FloodTask): Promise<FloodResult> {
  const child = fork(join(import.meta.dirname, 'flood-process.ts'));
  const limit = setTimeout(() => child.kill('SIGKILL'), 1000 * task.seconds + GRACE_MS);
  try {
    child.send(task);
    const ended = once(child, 'exit').then(() => {
      throw new Error(`The flood ${task.name} ended without a result.`);
    });
    const [result] = (await Promise.race([once(child, 'message'), ended])) as [FloodResult];
    return result;
  } finally {
    clearTimeout(limit);
    child.kill('SIGKILL');
  }
}

/** One member with several sessions, and many with one. */
async function findFlooders({ database, cast }: OpenSite): Promise<Flooders> {
  const [one = '', ...others] = cast.listeners;
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(
      `insert into sessions (id, token_hash, member_id, site_id, created_at, last_seen_at, expires_at)
        select 'flood' || i, sha256(convert_to(rpad($1 || '-' || i, 43, '0'), 'UTF8')), $1, $2, now(),
          now() + interval '1 hour', now() + interval '30 days'
        from generate_series(1, $3::integer) i`,
      [one, cast.siteId, SESSIONS],
    );
  } finally {
    await client.end();
  }
  return {
    sessions: Array.from({ length: SESSIONS }, (_, index) => cookieOf(`${one}-${index + 1}`)),
    members: others.slice(0, MANY_MEMBERS).map(cookieOf),
  };
}

const cookieOf = (name: string): string => `session=${tokenOf(name)}`;

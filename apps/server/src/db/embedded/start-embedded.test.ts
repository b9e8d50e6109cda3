import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { canEnter } from './account';
import { type EmbeddedDatabase, EmbeddedError, startEmbedded } from './index';
import { isAlive, waitForEnd } from './processes';
import { findGuardian } from './testing/find-guardian';
import { query } from './testing/query';
import { type Owner, startOwner } from './testing/start-owner';

// A cluster is some 40 MB of small files written to the disk for good: slow where others write, too.
vi.setConfig({ testTimeout: 60_000 });
const PATIENCE_MS = 10_000;
/** `daemon`: PostgreSQL insists on a user that the system knows. */
const SOMEBODY = { uid: 1, gid: 1 };
const isRoot = process.getuid?.() === 0;
// Nobody but root can run anything from root's home, whatever the test does.
const canBeSomebody = isRoot && (await canEnter(SOMEBODY, import.meta.dirname));

/** One data folder for all tests, each of which starts where the one before has stopped: making one takes longest. */
let parent: string;
let dataDir: string;
const started: EmbeddedDatabase[] = [];
const owners: Owner[] = [];
const zombieParents: ChildProcess[] = [];

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vela embedded '));
  await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((database) => database.stop()));
  for (const child of [...owners.splice(0).map((owner) => owner.child), ...zombieParents.splice(0)])
    child.kill('SIGKILL');
});

afterAll(() => rm(parent, { recursive: true, force: true }));

async function start(options: Partial<Parameters<typeof startEmbedded>[0]> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, ...options });
  started.push(database);
  return database;
}

async function startElsewhere(dir = dataDir, account: typeof SOMEBODY | null = null): Promise<Owner> {
  const owner = await startOwner(dir, account);
  owners.push(owner);
  return owner;
}

function socketDirOf(url: string): string {
  return new URL(url).searchParams.get('host') ?? '';
}

async function remember(url: string): Promise<void> {
  await query(url, 'drop table if exists memory; create table memory (word text)');
  await query(url, `insert into memory values ('kept')`);
}

/** A process that has ended, whose parent never asks how. */
async function startZombie(): Promise<number> {
  const shell = spawn('/bin/sh', ['-c', 'true & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  zombieParents.push(shell);
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  await waitForEnd(pid, PATIENCE_MS);
  return pid;
}

async function blamePostmasterOn(pid: number): Promise<void> {
  const file = join(dataDir, 'pg', 'postmaster.pid');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^\d+/, String(pid)));
}

const recall = (url: string) => query(url, 'select word from memory');
const KEPT = [{ word: 'kept' }];

describe('a database in a data folder whose path has spaces', () => {
  it('keeps its rows over a stop and a start', async () => {
    const first = await start();
    await remember(first.url);
    await first.stop();

    const second = await start();
    expect(await recall(second.url)).toEqual(KEPT);
  });

  it('leaves nothing but its files when it stops', async () => {
    const database = await start();
    const socketDir = socketDirOf(database.url);
    await database.stop();

    expect(await isAlive(database.pid)).toBe(false);
    expect(await readdir(dataDir)).toEqual(['pg']);
    await expect(lstat(socketDir)).rejects.toThrow('ENOENT');
  });

  it('listens on no network address and lets nobody in without the password', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'guessed';

    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('asks for the password on a loopback port as well', async () => {
    const { url } = await start({ transport: 'tcp' });
    const wrong = new URL(url);
    wrong.password = 'guessed';

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('folds the case of every script and sorts by code point', async () => {
    const { url } = await start();
    expect(await query(url, `select lower('ÀŁЖ') as folded, 'Z' < 'a' as sorted`)).toEqual([
      { folded: 'àłж', sorted: true },
    ]);
  });
});

describe('a second start on the same data', () => {
  it('is rejected in the same process', async () => {
    await start();
    await expect(start()).rejects.toMatchObject({ code: 'already_running', pid: process.pid });
  });

  it('is rejected in another process, with a sentence that names the first', async () => {
    await start();
    const { result } = await startElsewhere();
    expect(result).toMatchObject({
      code: 'already_running',
      message: expect.stringContaining(`${process.pid}`),
    });
  });

  it('takes over from a process that is gone', async () => {
    await writeFile(join(dataDir, 'pg.lock'), '2147483646 1');
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(process.platform === 'linux')(
    'takes over from a process that ended and was never collected',
    async () => {
      await writeFile(join(dataDir, 'pg.lock'), String(await startZombie()));
      await start();
      expect(await readFile(join(dataDir, 'pg.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
    },
  );

  it('takes over from a lock that was cut short', async () => {
    await writeFile(join(dataDir, 'pg.lock'), '');
    await start();
    expect(await readFile(join(dataDir, 'pg.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
  });
});

describe('after a kill -9', () => {
  it('of its owner the database stops by itself and keeps committed rows', async () => {
    const { child, result } = await startElsewhere();
    if (!('url' in result)) throw new Error(result.message);
    await remember(result.url);
    child.kill('SIGKILL');

    expect(await waitForEnd(result.pid, PATIENCE_MS)).toBe(true);
    await vi.waitFor(() => expect(lstat(socketDirOf(result.url))).rejects.toThrow('ENOENT'), PATIENCE_MS);
    expect(await recall((await start()).url)).toEqual(KEPT);
  });

  it('of its owner the next start need not wait', async () => {
    const { child, result } = await startElsewhere();
    if (!('url' in result)) throw new Error(result.message);
    await remember(result.url);
    child.kill('SIGKILL');
    await once(child, 'exit');

    expect(await recall((await start()).url)).toEqual(KEPT);
  });

  it.runIf(process.platform === 'linux')(
    'of its owner and its guardian the next start stops the database',
    async () => {
      const { child, result } = await startElsewhere();
      if (!('url' in result)) throw new Error(result.message);
      await remember(result.url);
      process.kill(await findGuardian(socketDirOf(result.url)), 'SIGKILL');
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await recall(result.url)).toEqual(KEPT);

      const { url } = await start();
      expect(await isAlive(result.pid)).toBe(false);
      expect(await recall(url)).toEqual(KEPT);
    },
  );

  it('of PostgreSQL is reported to the owner, and the next start recovers the rows', async () => {
    const lost = Promise.withResolvers<EmbeddedError>();
    const first = await start({ onLost: lost.resolve });
    await remember(first.url);
    process.kill(first.pid, 'SIGKILL');
    expect(await lost.promise).toBeInstanceOf(EmbeddedError);
    await first.stop();

    expect(await recall((await start()).url)).toEqual(KEPT);
  });

  it('of PostgreSQL the next start is not misled by a program that now has its id', async () => {
    const first = await start({ onLost: () => undefined });
    await remember(first.url);
    process.kill(first.pid, 'SIGKILL');
    await first.stop();
    await blamePostmasterOn(process.pid);

    expect(await recall((await start()).url)).toEqual(KEPT);
  });

  it.runIf(process.platform === 'linux')(
    'of PostgreSQL nobody need collect it before the next start',
    async () => {
      const first = await start({ onLost: () => undefined });
      await remember(first.url);
      process.kill(first.pid, 'SIGKILL');
      await first.stop();
      await blamePostmasterOn(await startZombie());

      expect(await recall((await start()).url)).toEqual(KEPT);
    },
  );

  it('while the cluster was made the next start makes it again', async () => {
    await rename(join(dataDir, 'pg'), join(dataDir, 'pg.new'));
    await writeFile(join(dataDir, 'pg.password'), 'half');
    await start();
    expect(await readdir(dataDir)).toEqual(['pg', 'pg.lock']);
  });
});

describe('a throw-away database', () => {
  it('is gone when it stops', async () => {
    const database = await start({ dataDir: null });
    const dir = socketDirOf(database.url);
    expect(await query(database.url, 'show fsync')).toEqual([{ fsync: 'off' }]);
    await database.stop();
    await expect(lstat(dir)).rejects.toThrow('ENOENT');
  });
});

describe.runIf(isRoot)('started by root', () => {
  it('runs with the rights of an unprivileged user', async () => {
    const { pid } = await start();
    expect((await lstat(`/proc/${pid}`)).uid).not.toBe(0);
  });

  it.runIf(canBeSomebody)("goes on with an ordinary user's data and leaves it theirs", async () => {
    const theirs = join(parent, 'theirs');
    await mkdir(theirs);
    await chown(theirs, SOMEBODY.uid, SOMEBODY.gid);
    const { child, result } = await startElsewhere(theirs, SOMEBODY);
    if (!('url' in result)) throw new Error(result.message);
    await remember(result.url);
    child.kill('SIGKILL');
    await once(child, 'exit');

    expect(await recall((await start({ dataDir: theirs })).url)).toEqual(KEPT);
    expect((await lstat(join(theirs, 'pg', 'PG_VERSION'))).uid).toBe(SOMEBODY.uid);
  });

  it.runIf(canBeSomebody)("reports to an ordinary user that root's data is not theirs", async () => {
    await (await start()).stop();
    await chmod(dataDir, 0o777);
    const { result } = await startElsewhere(dataDir, SOMEBODY);
    expect(result).toMatchObject({ code: 'no_access' });
  });
});

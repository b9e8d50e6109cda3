import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from './run.mjs';

const PROGRAM = join(import.meta.dirname, 'testing', 'program.mjs');
const LAUNCHER = join(import.meta.dirname, 'testing', 'launcher.mjs');
const PATIENCE = { timeout: 60_000, interval: 20 };

interface Launched {
  launcher: ChildProcess;
  output: () => string;
  programPid: number;
}

const launched: ChildProcess[] = [];

afterEach(() => {
  for (const child of launched.splice(0)) child.kill('SIGKILL');
});

async function launch(...args: string[]): Promise<Launched> {
  const launcher = spawn(process.execPath, [LAUNCHER, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  launched.push(launcher);
  let text = '';
  launcher.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const programPid = await vi.waitFor(() => {
    const pid = /^pid (\d+)$/m.exec(text)?.[1];
    if (pid === undefined) throw new Error('not yet');
    return Number(pid);
  }, PATIENCE);
  return { launcher, output: () => text, programPid };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it("reaches the server, and its exit code is the launcher's", async () => {
    const { launcher, output, programPid } = await launch('server', PROGRAM, '3');
    launcher.kill(signal);
    const [code] = (await once(launcher, 'close')) as [number];

    expect(output()).toContain(`stopped by ${signal}`);
    expect(code).toBe(3);
    expect(isAlive(programPid)).toBe(false);
  });

  it('ends a step, and no other follows', async () => {
    const { launcher, output, programPid } = await launch('step', PROGRAM);
    launcher.kill(signal);
    const [code] = (await once(launcher, 'close')) as [number];

    expect(output()).not.toContain('afterwards');
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(isAlive(programPid)).toBe(false);
  });
});

describe('kill -9', () => {
  it('of the launcher stops the server', async () => {
    const { launcher, programPid } = await launch('server', PROGRAM);
    launcher.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(programPid)).toBe(false), PATIENCE);
  });

  it('of the server ends the launcher with a code of its own', async () => {
    const { launcher, programPid } = await launch('server', PROGRAM);
    process.kill(programPid, 'SIGKILL');
    const [code] = (await once(launcher, 'close')) as [number];
    expect(code).toBe(137);
  });
});

describe('run', () => {
  const options = { env: process.env, cwd: import.meta.dirname, output: 'return' } as const;
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'vela-run-'));
  });

  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('returns what a program prints, and its exit code', async () => {
    const args = ['-e', 'console.log("out"); console.error("err"); process.exit(4)'];
    const { code, output } = await run(process.execPath, { ...options, args });
    expect(code).toBe(4);
    expect(output.trim().split('\n').toSorted()).toEqual(['err', 'out']);
  });

  it('says which program is missing', async () => {
    await expect(run('no-such-program', options)).rejects.toThrow('There is no program no-such-program.');
  });

  it('says so where PATH holds a folder that may not be entered, too', async () => {
    const locked = join(dir, 'locked');
    await mkdir(locked, { mode: 0o000 });
    // Root enters every folder, but runs no file that nobody may run: the system says the same of both.
    await writeFile(join(dir, 'no-such-program'), '', { mode: 0o644 });
    const env = { PATH: [locked, dir].join(delimiter) };
    await expect(run('no-such-program', { ...options, env })).rejects.toThrow(
      'There is no program no-such-program.',
    );
  });

  it('says which file may not be run', async () => {
    const file = join(dir, 'mine');
    await writeFile(file, '', { mode: 0o644 });
    await expect(run(file, options)).rejects.toThrow(`The program ${file} can't be run`);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

const WATCHER = join(import.meta.dirname, 'testing', 'watcher.mjs');
const PATIENCE = { timeout: 60_000, interval: 20 };
const NPM = `
  const { spawn } = require('node:child_process');
  spawn('/bin/sh', ['-c', process.argv[1]], { stdio: 'inherit' });
`;

const pids: number[] = [];

afterEach(() => {
  for (const pid of pids.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

/** It imitates npm: a shell between it and the script. With a second command the shell stays. */
async function startByNpm(
  script: string,
  env: NodeJS.ProcessEnv,
): Promise<{ npm: ChildProcess; pid: number }> {
  const npm = spawn(process.execPath, ['-e', NPM, script], {
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  npm.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const pid = await vi.waitFor(() => {
    const found = /^pid (\d+)$/m.exec(text)?.[1];
    if (found === undefined) throw new Error('not yet');
    return Number(found);
  }, PATIENCE);
  pids.push(pid, npm.pid as number);
  return { npm, pid };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.runIf(process.platform === 'linux')('notices that npm is gone although its shell stays', async () => {
  const { npm, pid } = await startByNpm(`'${process.execPath}' '${WATCHER}'; true`, {
    npm_lifecycle_event: 'start',
  });
  npm.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE);
});

it('notices that npm is gone where the shell was replaced', async () => {
  const { npm, pid } = await startByNpm(`exec '${process.execPath}' '${WATCHER}'`, {
    npm_lifecycle_event: 'start',
  });
  npm.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE);
});

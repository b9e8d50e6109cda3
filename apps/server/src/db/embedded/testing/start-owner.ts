import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Account } from '../account';

export interface Owner {
  child: ChildProcess;
  /** The running database, or why there is none. */
  result: { url: string; pid: number } | { code: string; message: string };
}

/** Starts the database in another process, which can be killed. */
export async function startOwner(dataDir: string, account: Account | null = null): Promise<Owner> {
  const args = [
    '--import',
    join(import.meta.dirname, 'resolve-typescript.mjs'),
    join(import.meta.dirname, 'owner.ts'),
    dataDir,
  ];
  const child = spawn(process.execPath, args, { ...account, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    return { child, result: JSON.parse(line) as Owner['result'] };
  }
  throw new Error('the owner ended without a word');
}

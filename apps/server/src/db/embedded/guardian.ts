import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Account, programOptions } from './account';

/** Ends the database when this process is killed and can't do it itself. */
export interface Guardian {
  dismiss(): Promise<void>;
}

/**
 * The script waits for the end of its input, which comes when this process dies in whatever way; a line before it means
 * "not needed any more". Then it asks PostgreSQL ($1) to shut down and removes the folders that follow. It doesn't wait
 * for ever: where nobody collects ended processes, as in some containers, PostgreSQL seems to stay.
 */
const SCRIPT = `
read -r line && exit 0
kill -INT "$1" 2>/dev/null
n=0
while kill -0 "$1" 2>/dev/null && [ $n -lt 300 ]; do n=$((n + 1)); sleep 0.1; done
shift
[ $# -eq 0 ] || rm -rf -- "$@"
`;

/** Not on Windows, which has neither the shell nor the signal: there the next start stops what was left. */
export function startGuardian({
  pid,
  account,
  dirs,
}: {
  pid: number;
  account: Account | null;
  dirs: readonly string[];
}): Guardian {
  if (process.platform === 'win32') return { dismiss: () => Promise.resolve() };
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'vela-guardian', String(pid), ...dirs], {
    ...programOptions(account),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.on('error', () => undefined); // Without it the database still works, and the next start stops what was left.
  child.stdin.on('error', () => undefined);
  child.unref();
  const ended = once(child, 'exit').catch(() => undefined);
  return {
    async dismiss() {
      child.ref();
      child.stdin.end('enough\n');
      await ended;
    },
  };
}

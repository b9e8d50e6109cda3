import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Account, programOptions } from './account';

/** Ends the database when this process is killed and can't do it itself. */
export interface Guardian {
  /** Names the PostgreSQL to end; the last one counts. */
  guard(pid: number): void;
  /** Ends the guardian, which isn't needed any more. */
  dismiss(): Promise<void>;
}

/**
 * The script gets process ids by its input, which ends when this process dies in whatever way. Then it asks PostgreSQL
 * to shut down and removes the given folders. It doesn't wait for ever: where nobody collects ended processes, as in
 * some containers, PostgreSQL seems to stay.
 */
const SCRIPT = `
while read -r line; do
  [ "$line" = enough ] && exit 0
  pid=$line
done
[ -z "$pid" ] || kill -INT "$pid" 2>/dev/null
n=0
while [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null && [ $n -lt 300 ]; do n=$((n + 1)); sleep 0.1; done
[ $# -eq 0 ] || rm -rf -- "$@"
`;

/**
 * Starts a guardian, but not on Windows, which has neither the shell nor the signal: there the next start
 * stops what still runs.
 */
export function startGuardian({
  account,
  dirs,
}: {
  account: Account | null;
  dirs: readonly string[];
}): Guardian {
  if (process.platform === 'win32') return { guard: () => undefined, dismiss: () => Promise.resolve() };
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'vela-guardian', ...dirs], {
    ...programOptions(account),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.on('error', () => undefined); // Without it the database still works, and the next start stops what is still running.
  child.stdin.on('error', () => undefined);
  child.unref();
  const ended = once(child, 'exit').catch(() => undefined);
  return {
    guard(pid) {
      child.stdin.write(`${pid}\n`);
    },
    async dismiss() {
      child.ref();
      child.stdin.end('enough\n');
      await ended;
    },
  };
}

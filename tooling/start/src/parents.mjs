import { statOf } from './processes.mjs';

const POLL_MS = 500;

/**
 * npm killed outright sends no signal, it is only missing: calls back when npm, or the shell between it and us, is gone.
 * Started without npm, a parent that leaves (a shell that put us in the background) means nothing.
 * @param {() => void} onGone
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {() => void} ends the watch
 */
export function watchParents(onGone, env = process.env) {
  if (env['npm_lifecycle_event'] === undefined) return () => undefined;
  const parents = parentsToNpm().join(' ');
  const timer = setInterval(() => {
    if (parentsToNpm().join(' ') !== parents) onGone();
  }, POLL_MS);
  return () => clearInterval(timer);
}

/** npm runs a script through a shell, which stays (dash) or is replaced by the script (bash). */
function parentsToNpm() {
  const parent = statOf(process.ppid);
  return parent && SHELLS.includes(parent.name) ? [process.ppid, parent.parent] : [process.ppid];
}

const SHELLS = ['sh', 'dash', 'ash', 'bash', 'busybox', 'ksh', 'zsh'];

import { join } from 'node:path';
import { build } from './build.mjs';
import { ROOT, WANTED } from './host.mjs';
import { watchParents } from './parents.mjs';
import { runToEnd, stopAll } from './run.mjs';

/** @typedef {import('./toolchain.mjs').Toolchain} Toolchain */

const SERVER_DIST = join(ROOT, 'apps', 'server', 'dist');

/**
 * Builds and runs the server as our own child in our process group: turbo or pnpm would give it a group of its own, and
 * it would survive us. What it can't do it says itself, in one line, and ends with code 1.
 * @param {Toolchain} toolchain
 * @returns {Promise<number>} the server's exit code
 */
export async function startServer(toolchain) {
  await build(toolchain, ['@vela/server', '@vela/web', '@vela/lander']);
  const unwatch = watchParents(() => stopAll('SIGTERM'));
  const { code } = await runToEnd(toolchain.node, {
    args: [...WANTED.server.args, join(SERVER_DIST, 'main.js')],
    env: { ...WANTED.server.env, ...toolchain.env, NODE_ENV: 'production' },
    cwd: ROOT,
    tether: true,
  });
  unwatch();
  return code;
}

/**
 * Runs one command of the server's command line, such as `operator create`.
 * @param {Toolchain} toolchain
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export async function runServerCommand(toolchain, args) {
  await build(toolchain, ['@vela/server']);
  const { code } = await runToEnd(toolchain.node, {
    args: ['--enable-source-maps', join(SERVER_DIST, 'cli.js'), ...args],
    env: { ...toolchain.env, NODE_ENV: 'production' },
    cwd: ROOT,
  });
  return code;
}

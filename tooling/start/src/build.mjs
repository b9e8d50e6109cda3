import { join } from 'node:path';
import { buildFailure } from './failure.mjs';
import { ROOT } from './host.mjs';
import { run } from './run.mjs';

/** @typedef {import('./toolchain.mjs').Toolchain} Toolchain */

/**
 * Runs turbo, which knows the order of the packages and what is still built.
 * @param {Toolchain} toolchain
 * @param {{ args: readonly string[], output?: 'show' | 'return' }} options
 */
export function turbo({ node, env }, { args, output = 'show' }) {
  return run(node, {
    args: [join(ROOT, 'node_modules', 'turbo', 'bin', 'turbo'), ...args],
    env,
    cwd: ROOT,
    output,
  });
}

/** A longer wait than this, in milliseconds, needs a message. */
const PATIENCE_MS = 700;

/**
 * Builds the given packages, or all. A build that works has nothing to say, and one from the cache takes no time.
 * @param {Toolchain} toolchain
 * @param {readonly string[]} [packages]
 */
export async function build(toolchain, packages = []) {
  const filters = packages.map((name) => `--filter=${name}`);
  const args = ['run', 'build', ...filters, '--ui=stream', '--output-logs=errors-only'];
  const announcing = setTimeout(() => console.log('Building …'), PATIENCE_MS);
  const { code, output } = await turbo(toolchain, { args, output: 'return' });
  clearTimeout(announcing);
  if (code !== 0) throw buildFailure(output);
}

import { join } from 'node:path';
import { ROOT } from './host.mjs';
import { run } from './run.mjs';

/**
 * Runs the checks, or those that are named.
 * @param {import('./toolchain.mjs').Toolchain} toolchain
 * @param {{ args: readonly string[], output?: 'show' | 'both' }} options
 */
export function check({ node, env }, { args, output = 'show' }) {
  return run(node, {
    args: [join(ROOT, 'tooling', 'check', 'src', 'main.ts'), ...args],
    env,
    cwd: ROOT,
    output,
  });
}

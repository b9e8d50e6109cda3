import { join } from 'node:path';
import { build } from './build.mjs';
import { Failure } from './failure.mjs';
import { HOST, ROOT } from './host.mjs';
import { watchParents } from './parents.mjs';
import { runToEnd, stopAll } from './run.mjs';

/** @typedef {import('./toolchain.mjs').Toolchain} Toolchain */

const STORYBOOK = join('apps', 'storybook');

/**
 * Shows the components while they are worked on, or makes the static site of them.
 * @param {Toolchain} toolchain
 * @param {readonly string[]} args nothing, or `build`
 * @returns {Promise<number>} the exit code
 */
export async function storybook(toolchain, [what]) {
  if (what === undefined) return show(toolchain);
  if (what !== 'build') throw new Failure(`storybook or storybook build, there is no storybook ${what}.`);
  await build(toolchain, ['@vela/storybook']);
  console.log(`The static site is in ${join(STORYBOOK, 'dist')}.`);
  return 0;
}

/** @param {Toolchain} toolchain */
async function show({ pnpm, env }) {
  const unwatch = watchParents(() => stopAll('SIGTERM'));
  const { code } = await runToEnd(pnpm, {
    args: ['run', 'dev'],
    env,
    cwd: join(ROOT, STORYBOOK),
    shell: HOST.platform === 'win32',
  });
  unwatch();
  return code;
}

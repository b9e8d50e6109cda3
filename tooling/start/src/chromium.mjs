import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { HOST, ROOT } from './host.mjs';
import { run } from './run.mjs';

/** @typedef {import('./toolchain.mjs').Toolchain} Toolchain */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * The browser for the tests: CHROMIUM, or one in PATH. Missing, it is installed where we are root and there is apt.
 * @param {Toolchain} toolchain
 * @returns {Promise<string>} its path
 */
export async function prepareChromium({ env }) {
  const given = env['CHROMIUM'];
  if (given) {
    if (canRun(given)) return given;
    throw new Failure(`CHROMIUM names ${given}, which can't be run.`);
  }
  return findChromium(env) ?? (await installChromium(env));
}

/** @param {NodeJS.ProcessEnv} env */
function findChromium(env) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const inPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...ELSEWHERE].find(canRun) ?? null;
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {NodeJS.ProcessEnv} env */
async function installChromium(env) {
  const advice = 'Install it, or set CHROMIUM to its path.';
  if (HOST.platform !== 'linux' || process.getuid?.() !== 0 || !canRun('/usr/bin/apt-get')) {
    throw new Failure(`The tests need Chromium, which isn't installed. ${advice}`);
  }
  console.log('Installing Chromium with apt …');
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const { code } = await run('apt-get', {
      args: ['-qq', ...args],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      cwd: ROOT,
      output: 'keep',
    });
    if (code !== 0) throw new Failure(`The tests need Chromium, and apt can't install it. ${advice}`);
  }
  const found = findChromium(env);
  if (found === null) throw new Failure(`The tests need Chromium, and apt didn't bring it. ${advice}`);
  return found;
}

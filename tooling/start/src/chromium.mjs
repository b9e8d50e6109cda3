import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { HOST, ROOT } from './host.mjs';
import { run } from './run.mjs';

/** @typedef {import('./toolchain.mjs').Toolchain} Toolchain */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const INSTALL = ['install', '--yes', '--no-install-recommends'];

/** Chromium without windows, which Debian and its kin keep beside it: the same pages for a fifth less of the processor. */
const WITHOUT_WINDOWS = ['chromium-headless-shell'];

/** Letters of Arial's widths, in which a page stands until the web font comes: nearly every device has some, a bare one none. */
const LETTERS = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

/**
 * The browser that people have: CHROMIUM, or one in PATH. Missing, it is installed where we are root and there is apt.
 * @param {Toolchain} toolchain
 * @returns {Promise<string>} its path
 */
export async function prepareChromium({ env }) {
  return givenChromium(env) ?? findChromium(env) ?? (await installChromium(env));
}

/**
 * The browser for the tests: CHROMIUM, or the lightest that the machine has. Missing, both are installed.
 * @param {Toolchain} toolchain
 * @returns {Promise<string>} its path
 */
export async function prepareTestBrowser({ env }) {
  const there = givenChromium(env) ?? findWithoutWindows(env) ?? findChromium(env);
  if (there !== null) return there;
  const chromium = await installChromium(env);
  return findWithoutWindows(env) ?? chromium;
}

/**
 * Letters for the tests where there are none. Where they can't be had, the one test that measures them says so.
 * @param {Toolchain} toolchain
 */
export async function prepareLetters({ env }) {
  if (!canInstall() || existsSync(LETTERS.folder)) return;
  if (await apt(env, ['update'])) await apt(env, [...INSTALL, LETTERS.name]);
}

/** @param {NodeJS.ProcessEnv} env */
function givenChromium(env) {
  const given = env['CHROMIUM'];
  if (!given) return null;
  if (canRun(given)) return given;
  throw new Failure(`CHROMIUM names ${given}, which can't be run.`);
}

/** @param {NodeJS.ProcessEnv} env */
function findWithoutWindows(env) {
  return inPath(env, WITHOUT_WINDOWS).find(canRun) ?? null;
}

/** @param {NodeJS.ProcessEnv} env */
function findChromium(env) {
  return [...inPath(env, NAMES), ...ELSEWHERE].find(canRun) ?? null;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} names
 */
function inPath(env, names) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
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

function canInstall() {
  return HOST.platform === 'linux' && process.getuid?.() === 0 && canRun('/usr/bin/apt-get');
}

/** @param {NodeJS.ProcessEnv} env */
async function installChromium(env) {
  const advice = 'Install it, or set CHROMIUM to its path.';
  if (!canInstall()) throw new Failure(`The tests need Chromium, which isn't installed. ${advice}`);
  console.log('Installing Chromium with apt …');
  const isInstalled =
    (await apt(env, ['update'])) &&
    // Where nobody keeps the lighter one, Chromium alone will do.
    ((await apt(env, [...INSTALL, 'chromium', ...WITHOUT_WINDOWS])) ||
      (await apt(env, [...INSTALL, 'chromium'])));
  if (!isInstalled) throw new Failure(`The tests need Chromium, and apt can't install it. ${advice}`);
  const found = findChromium(env);
  if (found === null) throw new Failure(`The tests need Chromium, and apt didn't bring it. ${advice}`);
  return found;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} args
 * @returns {Promise<boolean>} whether it did that
 */
async function apt(env, args) {
  const { code } = await run('apt-get', {
    args: ['-qq', ...args],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    cwd: ROOT,
    output: 'keep',
  });
  return code === 0;
}

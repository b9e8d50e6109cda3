import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { HOST, ROOT } from '../host.mjs';
import { run } from '../run.mjs';
import { fontsId, layFonts } from './fonts.mjs';
import { findOwnBrowser, isOwnBrowser, prepareOwnBrowser } from './own-browser.mjs';

/** @typedef {import('../toolchain.mjs').Toolchain} Toolchain */
/**
 * @typedef {object} Browser
 * @property {string} path
 * @property {string | null} otherBecause why it isn't the tests' own; null when it is
 */

/** The one without windows comes first: it uses a fifth less of the processor for the same pages. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const ELSEWHERE = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * The browser for tests and measurements: what CHROMIUM names, else the tests' own. Where that can't run it is the lightest
 * that the machine has; where there is none and we are root and there is apt, that installs one.
 * @param {Pick<Toolchain, 'env'>} toolchain
 * @param {typeof prepareOwnBrowser} [prepareOwn]
 * @returns {Promise<Browser>}
 */
export async function chooseBrowser({ env }, prepareOwn = prepareOwnBrowser) {
  const given = givenBrowser(env);
  if (given !== null) {
    return { path: given, otherBecause: isOwnBrowser(given) ? null : `CHROMIUM names ${given}` };
  }
  const own = await prepareOwn();
  if (own.path !== null) return { path: own.path, otherBecause: null };
  console.log(`The tests' own browser doesn't run here: ${own.why}`);
  const path = findBrowser(env) ?? (await installBrowser(env));
  return { path, otherBecause: `it doesn't run here (${own.why}), ${path} does` };
}

/**
 * What programs need to know of the browser. Letters are the same in another one, too, wherever it asks fontconfig for them.
 * @param {Browser} browser
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function browserEnvironment({ path, otherBecause }) {
  if (otherBecause === null || HOST.platform !== 'linux') return { CHROMIUM: path };
  const config = await layFonts(join(ROOT, '.cache', `test-fonts-${fontsId()}`));
  return { CHROMIUM: path, FONTCONFIG_FILE: config };
}

/**
 * For a program that may want a browser: the tests' own, where it is there already and no other is named.
 * @param {Toolchain} toolchain
 * @returns {Toolchain}
 */
export function withBrowserThatIsThere(toolchain) {
  const found = toolchain.env['CHROMIUM'] ? null : findOwnBrowser();
  return found === null ? toolchain : { ...toolchain, env: { ...toolchain.env, CHROMIUM: found } };
}

/** @param {NodeJS.ProcessEnv} env */
function givenBrowser(env) {
  const given = env['CHROMIUM'];
  if (!given) return null;
  if (canRun(given)) return given;
  throw new Failure(`CHROMIUM names ${given}, which can't be run.`);
}

/** @param {NodeJS.ProcessEnv} env */
function findBrowser(env) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
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
async function installBrowser(env) {
  const advice = 'Install it, or set CHROMIUM to its path.';
  const canInstall = HOST.platform === 'linux' && process.getuid?.() === 0 && canRun('/usr/bin/apt-get');
  if (!canInstall) throw new Failure(`The tests need Chromium, which isn't installed. ${advice}`);
  console.log('Installing Chromium with apt …');
  const isInstalled =
    (await apt(env, ['update'])) &&
    // If no repository has the lighter one, Chromium alone is enough.
    ((await aptInstall(env, 'chromium-headless-shell')) || (await aptInstall(env, 'chromium')));
  if (!isInstalled) throw new Failure(`The tests need Chromium, and apt can't install it. ${advice}`);
  const found = findBrowser(env);
  if (found === null) throw new Failure(`The tests need Chromium, and apt didn't bring it. ${advice}`);
  return found;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 */
function aptInstall(env, name) {
  return apt(env, ['install', '--yes', '--no-install-recommends', name]);
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
    output: 'return',
  });
  return code === 0;
}

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment } from './environment.mjs';
import { Failure, sentenceFor } from './failure.mjs';
import { HOST, isWithin, ROOT, WANTED } from './host.mjs';
import { withLock } from './lock.mjs';
import { run } from './run.mjs';

/** @typedef {import('./host.mjs').Host} Host */
/**
 * @typedef {object} Toolchain
 * @property {string} node path of the Node that everything runs on
 * @property {string} pnpm
 * @property {NodeJS.ProcessEnv} env with both first in PATH
 */

const DIR = join(ROOT, '.toolchain');

/**
 * The npm packages that this host needs: always pnpm, and Node where its own has another major version.
 * @param {Host} host
 * @param {{ node: string, pnpm: string }} wanted
 * @param {string} dir of the toolchain
 * @returns {Record<string, string>} version by name
 */
export function neededPackages(host, wanted, dir) {
  const pnpm = { pnpm: wanted.pnpm };
  // Run by the toolchain's own Node, the host's is unknown: what is there must stay.
  const isOwn = isWithin(host.nodePath, dir);
  if (!isOwn && majorOf(host.nodeVersion) === majorOf(wanted.node)) return pnpm;
  return { ...pnpm, [nodePackage(host, wanted.node)]: wanted.node };
}

/**
 * The package that holds Node's program itself, so that no install script is needed.
 * @param {Host} host
 * @param {string} version
 */
function nodePackage({ platform, arch }, version) {
  if (platform === 'win32') return `node-win-${arch}`;
  if (platform === 'linux' && ['x64', 'arm64'].includes(arch)) return `node-linux-${arch}`;
  throw new Failure(`Please install Node ${version} first: there is no package of it for this machine.`);
}

/** @param {string} version */
function majorOf(version) {
  return Number(version.replace(/^v/, '').split('.')[0]);
}

/**
 * What has to be installed: nothing when the stamp names all that is needed. Otherwise everything that either names,
 * because npm removes what it isn't asked for, and another host may share the folder.
 * @param {Record<string, string>} needed
 * @param {string} stamp the packages of the last complete installation, as `name@version` separated by blanks
 * @returns {string[]}
 */
export function packagesToInstall(needed, stamp) {
  const there = stamp.split(' ').filter(Boolean);
  const specs = Object.entries(needed).map(([name, version]) => `${name}@${version}`);
  if (specs.every((spec) => there.includes(spec))) return [];
  const others = there.filter((spec) => !(nameOf(spec) in needed));
  return [...specs, ...others];
}

/** @param {string} spec */
function nameOf(spec) {
  return spec.slice(0, spec.lastIndexOf('@'));
}

/**
 * Makes sure that Node and pnpm are there, from the npm registry only.
 * @returns {Promise<Toolchain>}
 */
export async function prepareToolchain() {
  const needed = neededPackages(HOST, WANTED, DIR);
  if (packagesToInstall(needed, readStamp()).length > 0) {
    mkdirSync(DIR, { recursive: true });
    await withLock(join(DIR, 'lock'), () => install(needed));
  }

  const ending = HOST.platform === 'win32' ? '.exe' : '';
  const ownNode = Object.keys(needed).find((name) => name.startsWith('node-'));
  const nodeDir = ownNode && join(MODULES, ownNode, 'bin');
  const pnpmDir = findPnpm();
  return {
    node: nodeDir ? join(nodeDir, `node${ending}`) : HOST.nodePath,
    pnpm: join(pnpmDir, `pnpm${ending}`),
    env: cleanEnvironment(process.env, nodeDir ? [nodeDir, pnpmDir] : [pnpmDir]),
  };
}

const MODULES = join(DIR, 'node_modules');

/** The folder of pnpm's own program. Its package would link it by an install script, and none runs here. */
function findPnpm() {
  const scope = join(MODULES, '@pnpm');
  const [name] = readdirSync(scope).filter((entry) => entry.startsWith('exe.'));
  if (name === undefined) throw new Failure('There is no pnpm for this machine.');
  return join(scope, name);
}

const STAMP = join(DIR, 'verified');

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return '';
  }
}

/** @param {Record<string, string>} needed */
async function install(needed) {
  const specs = packagesToInstall(needed, readStamp());
  if (specs.length === 0) return; // Another launcher did it while we waited.
  console.log('Installing the tools …');
  rmSync(STAMP, { force: true });
  writeFileSync(join(DIR, 'package.json'), '{"private":true}\n');
  const npm = findNpm();
  const { code, output } = await run(npm.file, {
    args: [
      ...npm.args,
      'install',
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...RETRY,
      ...specs,
    ],
    env: cleanEnvironment(process.env),
    cwd: DIR,
    output: 'return',
    shell: npm.shell,
  });
  if (code !== 0) throw sentenceFor(output) ?? new Failure(`The tools can't be installed:\n${output.trim()}`);
  requirePinned();
  writeFileSync(STAMP, specs.join(' '));
}

const PINS = join(dirname(fileURLToPath(import.meta.url)), '..', 'toolchain-integrity.json');

/** Requires, before any tool runs, that npm installed byte for byte what this repository pins. */
function requirePinned() {
  const { packages } = JSON.parse(readFileSync(join(MODULES, '.package-lock.json'), 'utf8'));
  const { rejected, unknown } = unpinned(packages, JSON.parse(readFileSync(PINS, 'utf8')));
  if (unknown.length > 0)
    console.log(
      `No content is pinned yet for this machine’s ${unknown.join(', ')}: see tooling/start/README.md.`,
    );
  if (rejected.length === 0) return;
  rmSync(MODULES, { recursive: true, force: true });
  throw new Failure(
    `The tools that npm brought are not those of tooling/start/toolchain-integrity.json:\n${rejected.join('\n')}`,
  );
}

/** A machine's own build of pnpm: the pins hold those of the machines that this repository was tried on. */
const PROGRAM = /^@pnpm\/exe\./;

/**
 * The installed packages, each with its integrity, that are `rejected`, since the pins have other content or no entry of the
 * name, and those that are `unknown`: builds for a machine that has no pin.
 * @param {Record<string, { version?: string, integrity?: string }>} installed as npm's lockfile lists them
 * @param {Record<string, string>} pins integrity by `name@version`
 */
export function unpinned(installed, pins) {
  /** @type {{ rejected: string[], unknown: string[] }} */
  const found = { rejected: [], unknown: [] };
  for (const [path, { version, integrity = 'without integrity' }] of Object.entries(installed)) {
    const name = path.replace(/^.*node_modules\//, '');
    const pin = pins[`${name}@${version}`];
    if (pin === integrity) continue;
    const list = pin === undefined && PROGRAM.test(name) ? found.unknown : found.rejected;
    list.push(`${name}@${version} ${integrity}`);
  }
  return found;
}

/** npm would wait for more than a minute before it says that there is no network. */
const RETRY = ['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=5000'];

/** The npm that started us, or the one in PATH. */
function findNpm() {
  const path = process.env['npm_execpath'];
  if (path && basename(path) === 'npm-cli.js') return { file: HOST.nodePath, args: [path], shell: false };
  return { file: 'npm', args: [], shell: HOST.platform === 'win32' };
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

  const modules = join(DIR, 'node_modules');
  const bin = join(modules, '.bin');
  const ownNode = Object.keys(needed).find((name) => name.startsWith('node-'));
  const nodeDir = ownNode && join(modules, ownNode, 'bin');
  return {
    node: nodeDir ? join(nodeDir, HOST.platform === 'win32' ? 'node.exe' : 'node') : HOST.nodePath,
    pnpm: join(bin, HOST.platform === 'win32' ? 'pnpm.cmd' : 'pnpm'),
    env: cleanEnvironment(process.env, nodeDir ? [nodeDir, bin] : [bin]),
  };
}

const STAMP = join(DIR, 'stamp');

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
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...RETRY,
      ...specs,
    ],
    env: cleanEnvironment(process.env),
    cwd: DIR,
    output: 'keep',
    shell: npm.shell,
  });
  if (code !== 0) throw sentenceFor(output) ?? new Failure(`The tools can't be installed:\n${output.trim()}`);
  writeFileSync(STAMP, specs.join(' '));
}

/** npm would wait for more than a minute before it says that there is no network. */
const RETRY = ['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=5000'];

/** The npm that started us, or the one in PATH. */
function findNpm() {
  const path = process.env['npm_execpath'];
  if (path && basename(path) === 'npm-cli.js') return { file: HOST.nodePath, args: [path], shell: false };
  return { file: 'npm', args: [], shell: HOST.platform === 'win32' };
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, sentenceFor } from './failure.mjs';
import { HOST, ROOT } from './host.mjs';
import { withLock } from './lock.mjs';
import { run } from './run.mjs';

/** @typedef {import('./toolchain.mjs').Toolchain} Toolchain */

const SETTINGS = {
  // Without this, pnpm tries for more than a minute before it says that there is no network.
  pnpm_config_fetch_retries: '2',
  pnpm_config_fetch_retry_mintimeout: '500',
  pnpm_config_fetch_retry_maxtimeout: '5000',
};

/**
 * The change of the lockfile already checked its packages; checking again would ask the registry about each
 * of them.
 */
const FROZEN = { pnpm_config_trust_lockfile: 'true' };

const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.installed');

/**
 * Installs what the lockfile says, when it or the workspace changed since the last time.
 * @param {Toolchain} toolchain
 */
export async function prepareWorkspace(toolchain) {
  if (isInstalled()) return;
  await withLock(join(ROOT, '.toolchain', 'lock'), async () => {
    if (isInstalled()) return; // Another launcher did it while we waited.
    console.log('Installing the packages …');
    await install(withEnv(toolchain, FROZEN), ['--frozen-lockfile']);
  });
}

/**
 * Installs what the package.json files say, and updates the lockfile.
 * @param {Toolchain} toolchain
 * @param {readonly string[]} args
 */
export async function updateWorkspace(toolchain, args) {
  await install(toolchain, ['--no-frozen-lockfile', ...args], 'both');
}

/**
 * @param {Toolchain} toolchain
 * @param {readonly string[]} args
 * @param {'return' | 'both'} [output]
 */
async function install({ pnpm, env }, args, output = 'return') {
  rmSync(STAMP, { force: true });
  const ended = await run(pnpm, {
    args: ['install', '--prefer-offline', '--reporter=append-only', ...args],
    env: { ...SETTINGS, ...env },
    cwd: ROOT,
    output,
    shell: HOST.platform === 'win32',
  });
  if (ended.code !== 0) {
    throw (
      sentenceFor(ended.output) ?? new Failure(`The packages can't be installed:\n${ended.output.trim()}`)
    );
  }
  mkdirSync(MODULES, { recursive: true });
  writeFileSync(STAMP, stampOf(readInputs()));
}

/**
 * @param {Toolchain} toolchain
 * @param {NodeJS.ProcessEnv} more
 * @returns {Toolchain}
 */
function withEnv(toolchain, more) {
  return { ...toolchain, env: { ...toolchain.env, ...more } };
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOf(readInputs());
}

function readInputs() {
  return ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((name) =>
    readFileSync(join(ROOT, name), 'utf8'),
  );
}

/**
 * What an installation was made from.
 * @param {readonly string[]} inputs
 */
function stampOf(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  return hash.digest('hex');
}

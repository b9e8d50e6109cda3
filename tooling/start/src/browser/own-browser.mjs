import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { HOST, isWithin, ROOT } from '../host.mjs';
import { withLock } from '../lock.mjs';
import { FONTS_CONFIG, fontsId, layFonts } from './fonts.mjs';
import { tryStart } from './try-start.mjs';
import { inflate, unpack } from './unpack.mjs';

/** @typedef {{ path: string } | { path: null, why: string }} OwnBrowser a browser that starts here, or why there is none */

const require = createRequire(import.meta.url);

/** Everything that is made of the packages; each version has a folder of its own. */
const BROWSERS = join(ROOT, '.cache', 'test-browser');

/** The program itself, as it is called in the folder of a version. */
const PROGRAM = 'headless-shell';

/** What starts it with its own libraries and letters, so that one path is all that others need to know. */
const STARTER = 'chromium';

/**
 * @param {boolean} ownLibraries whether it runs on the libraries that came with it
 */
function starter(ownLibraries) {
  return `#!/bin/sh
dir=$(dirname "$0")
export FONTCONFIG_FILE="$dir/${FONTS_CONFIG}"
export XDG_CACHE_HOME="$dir/cache"
${ownLibraries ? 'export LD_LIBRARY_PATH="$dir/lib"\n' : ''}exec "$dir/${PROGRAM}" "$@"
`;
}

/**
 * Whether a path is that of the tests' own browser, of whichever version.
 * @param {string} path
 */
export function isOwnBrowser(path) {
  return isWithin(path, BROWSERS);
}

/**
 * The tests' own browser, if it has been made here already.
 * @returns {string | null} its path
 */
export function findOwnBrowser() {
  if (!hasOwnBrowser()) return null;
  const path = join(folder(), STARTER);
  return existsSync(path) ? path : null;
}

/** It is made for one kind of machine. */
function hasOwnBrowser() {
  return HOST.platform === 'linux' && HOST.arch === 'x64';
}

/**
 * Makes the tests' own browser of what npm installed, once, and tries whether it starts.
 * @returns {Promise<OwnBrowser>}
 */
export async function prepareOwnBrowser() {
  if (!hasOwnBrowser()) return { path: null, why: `there is none for ${HOST.platform} on ${HOST.arch}` };
  const found = findOwnBrowser();
  if (found !== null) return { path: found };
  await mkdir(BROWSERS, { recursive: true });
  return withLock(join(BROWSERS, 'lock'), make);
}

/** @returns {Promise<OwnBrowser>} */
async function make() {
  const made = findOwnBrowser();
  if (made !== null) return { path: made }; // Another launcher did it while we waited.
  const dir = folder();
  const unfinished = `${dir}-${process.pid}`;
  try {
    await fill(unfinished);
    const why = await whyNotStarting(unfinished);
    if (why !== null) return { path: null, why };
    await removeOthers(unfinished);
    await rename(unfinished, dir);
    return { path: join(dir, STARTER) };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** @param {string} dir */
async function fill(dir) {
  const { bin } = browserPackage();
  await mkdir(dir, { recursive: true });
  await Promise.all([
    inflate(join(bin, 'chromium.br'), join(dir, PROGRAM)),
    unpack(join(bin, 'al2023.tar.br'), dir),
    layFonts(dir),
  ]);
}

/**
 * Its own libraries make it the same everywhere; where they don't fit the machine, the machine's may.
 * @param {string} dir
 * @returns {Promise<string | null>}
 */
async function whyNotStarting(dir) {
  let why = null;
  for (const ownLibraries of [true, false]) {
    await writeFile(join(dir, STARTER), starter(ownLibraries), { mode: 0o755 });
    why = await tryStart(join(dir, STARTER));
    if (why === null) return null;
  }
  return why;
}

/**
 * Deletes what earlier versions and interrupted installations left: each takes a quarter of a gigabyte.
 * @param {string} current
 */
async function removeOthers(current) {
  const entries = await readdir(BROWSERS, { withFileTypes: true });
  const others = entries.filter((entry) => entry.isDirectory() && join(BROWSERS, entry.name) !== current);
  await Promise.all(others.map(({ name }) => rm(join(BROWSERS, name), { recursive: true, force: true })));
}

/** Named after all that it is made of: whatever changes, another folder is made. */
function folder() {
  const made = createHash('sha256').update(starter(true)).update(fontsId()).digest('hex').slice(0, 8);
  return join(BROWSERS, `${browserPackage().version}-${made}`);
}

/** What npm installed: compressed, and in no folder of its own yet. */
function browserPackage() {
  const dir = join(dirname(require.resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  return { version, bin: join(dir, 'bin') };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { ROOT } from './host.mjs';
import { countPlaywright, countVitest } from './reports.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {'vitest' | 'playwright'} Runner */
/** @typedef {{ name: string, dir: string, script: string, runner: Runner, usesAllCores: boolean }} Suite */

/** Each starts what else it needs beside its own: a database, windows, servers. */
const ALL_CORES = ['server', 'storybook', 'e2e'];

/** Quick ones first, the browser's last: a broken rule shows in seconds. */
const PARENTS = ['packages', 'tooling', 'apps', '.'];

/** How each runner is asked for a report in JSON, and how that is read. */
export const RUNNERS = /** @satisfies {Record<Runner, unknown>} */ ({
  vitest: {
    /** @param {string} report */
    args: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env: () => ({}),
    count: countVitest,
    failures: failuresOfVitest,
  },
  playwright: {
    args: () => ['--reporter=list,json'],
    /** @param {string} report */
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
    failures: failuresOfPlaywright,
  },
});

/**
 * Every package's tests: its `test` script is vitest's, an `e2e` script Playwright's. Those that use all cores come last.
 * @param {string} [root]
 * @returns {Suite[]}
 */
export function findSuites(root = ROOT) {
  const dirs = PARENTS.flatMap((parent) =>
    parent === '.' ? [join(root, 'e2e')] : foldersIn(join(root, parent)),
  );
  const suites = dirs.flatMap((dir) => {
    const { scripts = {} } = readPackage(dir);
    const name = basename(dir);
    const common = { name, dir, usesAllCores: ALL_CORES.includes(name) };
    return [
      ...(scripts.test ? [{ ...common, script: 'test', runner: /** @type {Runner} */ ('vitest') }] : []),
      ...(scripts.e2e ? [{ ...common, script: 'e2e', runner: /** @type {Runner} */ ('playwright') }] : []),
    ];
  });
  return suites.toSorted((one, other) => Number(one.usesAllCores) - Number(other.usesAllCores));
}

/** @param {string} dir */
function foldersIn(dir) {
  if (!existsSync(dir)) return [];
  const entries = readdirSync(dir, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(dir, entry.name));
}

/**
 * @param {string} dir
 * @returns {{ scripts?: { test?: string, e2e?: string } }}
 */
function readPackage(dir) {
  const file = join(dir, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

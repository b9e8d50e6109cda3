import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { ROOT } from './host.mjs';
import { countPlaywright, countVitest } from './reports.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {'vitest' | 'playwright' | 'pictures'} Runner */
/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} dir
 * @property {string} script
 * @property {Runner} runner
 * @property {boolean} usesAllCores
 * @property {boolean} triesAgain whether what failed is run once more, alone
 */

/** Each starts what else it needs beside its own: a database, windows, servers. */
const ALL_CORES = ['server', 'storybook', 'e2e', 'looks'];

/** A browser beside others may be late where it is never by itself. */
const IN_BROWSER = ['storybook', 'e2e', 'looks'];

/** The longest of those that run side by side, longest first: begun last, one of them would leave a core idle to the end. */
const LONG = ['generate', 'check'];

/** Quick ones first, the browser's last: a broken rule shows in seconds. */
const PARENTS = ['packages', 'tooling', 'apps', '.'];

/** How each runner is asked for a report in JSON, and how that is read. */
export const RUNNERS = /** @satisfies {Record<Runner, unknown>} */ ({
  vitest: {
    /** @param {string} report */
    args: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env: () => ({}),
    // A suite runs whole files, as their tests may have the same names.
    /** @param {readonly string[]} files */
    again: (files) => [...new Set(files), '--maxWorkers=1'],
    count: countVitest,
    failures: failuresOfVitest,
  },
  playwright: {
    args: () => ['--reporter=list,json'],
    /** @param {string} report */
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    again: againByPlaywright,
    count: countPlaywright,
    failures: failuresOfPlaywright,
  },
  // Their own settings say what is reported: where something looks different people need to see it, too.
  pictures: {
    args: () => [],
    /** @param {string} report */
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    again: againByPlaywright,
    count: countPlaywright,
    failures: failuresOfPlaywright,
  },
});

/**
 * Returns the arguments of the second run. Reports of the first failures stay: the second ones have a folder of their own.
 * @param {readonly string[]} tests one a line, as a list of Playwright's names them
 * @param {string} list the file for them
 */
function againByPlaywright(tests, list) {
  writeFileSync(list, tests.join('\n'));
  return ['--test-list', list, '--workers=1', '--output', join('test-results', 'again', basename(list))];
}

/** @type {Readonly<Record<string, Runner>>} */
const SCRIPTS = { test: 'vitest', e2e: 'playwright', looks: 'pictures' };

/**
 * Every package's tests: its `test` script is vitest's, an `e2e` script Playwright's, a `looks` script compares pictures and is
 * called by that name. Long ones come first, those that use all cores last.
 * @param {string} [root]
 * @returns {Suite[]}
 */
export function findSuites(root = ROOT) {
  const dirs = PARENTS.flatMap((parent) =>
    parent === '.' ? [join(root, 'e2e')] : foldersIn(join(root, parent)),
  );
  const suites = dirs.flatMap((dir) => {
    const { scripts = {} } = readPackage(dir);
    return Object.entries(SCRIPTS)
      .filter(([script]) => scripts[script] !== undefined)
      .map(([script, runner]) => {
        const name = script === 'looks' ? script : basename(dir);
        const usesAllCores = ALL_CORES.includes(name);
        return { name, dir, script, runner, usesAllCores, triesAgain: IN_BROWSER.includes(name) };
      });
  });
  return suites.toSorted((one, other) => turnOf(one) - turnOf(other));
}

/** @param {Suite} suite */
function turnOf({ name, usesAllCores }) {
  if (usesAllCores) return LONG.length + 1;
  return LONG.includes(name) ? LONG.indexOf(name) : LONG.length;
}

/** @param {string} dir */
function foldersIn(dir) {
  if (!existsSync(dir)) return [];
  const entries = readdirSync(dir, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(dir, entry.name));
}

/**
 * @param {string} dir
 * @returns {{ scripts?: Record<string, string> }}
 */
function readPackage(dir) {
  const file = join(dir, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

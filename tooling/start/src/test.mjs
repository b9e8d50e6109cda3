import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { browserEnvironment, chooseBrowser } from './browser/choose-browser.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { Failure } from './failure.mjs';
import { failuresOfChecks } from './failures.mjs';
import { HOST, ROOT } from './host.mjs';
import { countChecks, judge, NONE, sum } from './reports.mjs';
import { run } from './run.mjs';
import { findSuites, RUNNERS } from './suites.mjs';
import { takeTurns } from './take-turns.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('./toolchain.mjs').Toolchain} Toolchain */
/** @typedef {import('./failures.mjs').Failed} Failed */
/** @typedef {{ name: string, counts: Counts, failures: Failed[], seconds: number }} Outcome */

const SITE = ['@vela/server', '@vela/web', '@vela/lander'];
const STORIES = ['@vela/storybook'];

const REPORTS = join(ROOT, '.cache', 'reports');

/**
 * Builds, then runs the checks and every suite, or those that are named: two side by side, but one by one those that use
 * all cores.
 * @param {Toolchain} toolchain
 * @param {readonly string[]} names
 * @returns {Promise<number>} 0 when everything passed
 */
export async function test(toolchain, names) {
  const suites = choose(findSuites(), names);
  const [browser] = await Promise.all([
    chooseBrowser(toolchain),
    // Everything must build, but whoever asks for one suite waits only for what suites run against.
    build(toolchain, names.length === 0 ? [] : [...SITE, ...(names.includes('looks') ? STORIES : [])]),
  ]);
  const env = { ...toolchain.env, ...(await browserEnvironment(browser)) };
  const withBrowser = { ...toolchain, env };
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  /** @type {Outcome[]} */
  const outcomes = [];
  if (names.length === 0 || names.includes('checks')) outcomes.push(await runChecks(withBrowser));
  const turns = takeTurns(suites, {
    isAlone: ({ usesAllCores }) => usesAllCores,
    run: (suite) => runSuite(withBrowser, suite),
  });
  outcomes.push(...(await turns));
  return report(outcomes);
}

/**
 * @param {readonly Suite[]} suites
 * @param {readonly string[]} names
 */
function choose(suites, names) {
  const known = ['checks', ...suites.map(({ name }) => name)];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Failure(`There is no suite ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  }
  return names.length === 0 ? suites : suites.filter(({ name }) => names.includes(name));
}

/** @param {Toolchain} toolchain */
function runChecks(toolchain) {
  console.log('\n── checks ──');
  return timed('checks', async () => {
    const { code, output } = await check(toolchain, { args: [], output: 'both' });
    return { counts: judge(countChecks(output), code), failures: failuresOfChecks(output) };
  });
}

/**
 * @param {Toolchain} toolchain
 * @param {Suite} suite
 */
function runSuite({ pnpm, env }, { name, dir, script, runner, usesAllCores }) {
  const file = join(REPORTS, `${name}-${script}.json`);
  const { args, env: more, count, failures } = RUNNERS[runner];
  if (usesAllCores) console.log(`\n── ${name} ──`);
  return timed(name, async () => {
    const { code, output } = await run(pnpm, {
      args: ['run', script, ...args(file)],
      env: { ...env, ...more(file) },
      cwd: dir,
      // Two that write at once couldn't be told apart: what one of them says comes when it has ended.
      output: usesAllCores ? 'show' : 'keep',
      shell: HOST.platform === 'win32',
    });
    if (!usesAllCores) console.log(`\n── ${name} ──\n${output}`);
    const found = readReport(file);
    if (found === null) {
      return { counts: judge(NONE, code), failures: [{ test: script, reason: 'left no report' }] };
    }
    return { counts: judge(count(found), code), failures: failures(found) };
  });
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {() => Promise<Pick<Outcome, 'counts' | 'failures'>>} work
 * @returns {Promise<Outcome>}
 */
async function timed(name, work) {
  const startedAt = performance.now();
  const { counts, failures } = await work();
  return { name, counts, failures, seconds: (performance.now() - startedAt) / 1000 };
}

/**
 * The names of what failed come last: whoever sees only the end of a long output sees what to look at.
 * @param {readonly Outcome[]} outcomes
 */
function report(outcomes) {
  const total = sum(outcomes.map(({ counts }) => counts));
  console.log('\n── all ──');
  for (const { name, counts, seconds } of outcomes) {
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const line = `${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${counts.passed} passed, ${counts.failed} failed`;
    console.log(line + skipped);
  }
  for (const { name, failures } of outcomes) {
    for (const { test, reason } of failures)
      console.log(`\nFAILED ${name}: ${test.replace(`${ROOT}${sep}`, '')}\n  ${reason}`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

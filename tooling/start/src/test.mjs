import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { judgeAgain, testsToRunAgain } from './again.mjs';
import { browserEnvironment, chooseBrowser } from './browser/choose-browser.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { Failure } from './failure.mjs';
import { failuresOfChecks } from './failures.mjs';
import { HOST, ROOT } from './host.mjs';
import { reportLines, requireCompared } from './report.mjs';
import { countChecks, judge, NONE } from './reports.mjs';
import { run } from './run.mjs';
import { findSuites, RUNNERS } from './suites.mjs';
import { takeTurns } from './take-turns.mjs';

/** @typedef {import('./report.mjs').Outcome} Outcome */
/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('./toolchain.mjs').Toolchain} Toolchain */

const SITE = ['@vela/server', '@vela/web', '@vela/lander'];
const STORIES = ['@vela/storybook'];

const REPORTS = join(ROOT, '.cache', 'reports');

/**
 * Builds, then runs the checks and every suite, or those that are named: two side by side, but one by one those that use
 * all cores. Last, what failed in a browser is run once more, alone.
 * @param {Toolchain} toolchain
 * @param {readonly string[]} names
 * @returns {Promise<number>} 0 when everything passed
 */
export async function test(toolchain, names) {
  const startedAt = performance.now();
  const suites = choose(findSuites(), names);
  const [browser] = await Promise.all([
    chooseBrowser(toolchain),
    // Everything must build, but a run of one suite waits only for what the suites run against.
    build(toolchain, names.length === 0 ? [] : [...SITE, ...(names.includes('looks') ? STORIES : [])]),
  ]);
  const before = [{ name: 'build', seconds: secondsSince(startedAt) }];
  const notCompared = browser.otherBecause;
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
  const firsts = await turns;
  for (const [at, suite] of suites.entries()) {
    const first = firsts[at];
    // One by one: what failed beside others is run beside nothing.
    if (first === undefined) continue;
    outcomes.push(requireCompared(await runAgain(withBrowser, suite, first), notCompared));
  }

  const whole = { outcomes, before, seconds: secondsSince(startedAt), root: ROOT, notCompared };
  console.log('\n── all ──');
  for (const line of reportLines(whole)) console.log(line);
  const isWrong = outcomes.length === 0 || outcomes.some(({ counts }) => counts.failed > 0);
  return isWrong ? 1 : 0;
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
    return { counts: judge(countChecks(output), code), failures: failuresOfChecks(output), flaky: [] };
  });
}

/**
 * @param {Toolchain} toolchain
 * @param {Suite} suite
 */
function runSuite(toolchain, suite) {
  const { name, usesAllCores } = suite;
  if (usesAllCores) console.log(`\n── ${name} ──`);
  return timed(name, async () => {
    const { output, code, ...found } = await runRunner(toolchain, suite);
    if (!usesAllCores) console.log(`\n── ${name} ──\n${output}`);
    return { ...found, counts: judge(found.counts, code), flaky: [] };
  });
}

/**
 * What failed of a suite in a browser, once more, by itself.
 * @param {Toolchain} toolchain
 * @param {Suite} suite
 * @param {Outcome} first
 * @returns {Promise<Outcome>}
 */
async function runAgain(toolchain, suite, first) {
  const tests = suite.triesAgain ? testsToRunAgain(first) : null;
  if (tests === null) return first;
  console.log(`\n── ${suite.name}, what failed, once more alone ──`);
  const { seconds, ...both } = await timed(suite.name, async () =>
    judgeAgain(first, await runRunner(toolchain, { ...suite, usesAllCores: true }, tests)),
  );
  return { ...both, seconds: first.seconds + seconds };
}

/**
 * @param {Toolchain} toolchain
 * @param {Suite} suite
 * @param {readonly string[]} [tests] those to be run again, all without it
 */
async function runRunner({ pnpm, env }, { name, dir, script, runner, usesAllCores }, tests) {
  const file = join(REPORTS, `${name}-${script}${tests ? '-again' : ''}`);
  const { args, env: more, again, count, failures } = RUNNERS[runner];
  const { code, output } = await run(pnpm, {
    args: ['run', script, ...args(`${file}.json`), ...(tests ? again(tests, file) : [])],
    env: { ...env, ...more(`${file}.json`) },
    cwd: dir,
    // The output of two that write at once would mix: each is shown when it has ended.
    output: usesAllCores ? 'show' : 'return',
    shell: HOST.platform === 'win32',
  });
  const found = readReport(`${file}.json`);
  if (found === null)
    return { code, output, counts: NONE, failures: [{ test: script, reason: 'left no report' }] };
  return { code, output, counts: count(found), failures: failures(found) };
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
 * @param {() => Promise<Omit<Outcome, 'name' | 'seconds'>>} work
 * @returns {Promise<Outcome>}
 */
async function timed(name, work) {
  const startedAt = performance.now();
  const { counts, failures, flaky } = await work();
  return { name, counts, failures, flaky, seconds: secondsSince(startedAt) };
}

/** @param {number} startedAt */
function secondsSince(startedAt) {
  return (performance.now() - startedAt) / 1000;
}

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { prepareChromium } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { HOST, ROOT } from './host.mjs';
import { countChecks, judge, NONE, sum } from './reports.mjs';
import { run } from './run.mjs';
import { findSuites, RUNNERS } from './suites.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('./toolchain.mjs').Toolchain} Toolchain */
/** @typedef {{ name: string, counts: Counts, seconds: number }} Outcome */

const REPORTS = join(ROOT, '.cache', 'reports');

/**
 * Builds, then runs the checks and every suite, or those that are named. One after the other: each uses all cores.
 * @param {Toolchain} toolchain
 * @param {readonly string[]} names
 * @returns {Promise<number>} 0 when everything passed
 */
export async function test(toolchain, names) {
  const suites = choose(findSuites(), names);
  const chromium = await prepareChromium(toolchain);
  const withBrowser = { ...toolchain, env: { ...toolchain.env, CHROMIUM: chromium } };
  // Everything must build, but whoever asks for one suite waits only for what suites run against.
  await build(withBrowser, names.length === 0 ? [] : ['@vela/server', '@vela/web', '@vela/lander']);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  /** @type {Outcome[]} */
  const outcomes = [];
  if (names.length === 0 || names.includes('checks')) outcomes.push(await runChecks(withBrowser));
  for (const suite of suites) outcomes.push(await runSuite(withBrowser, suite));
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
  return timed('checks', async () => {
    const { code, output } = await check(toolchain, { args: [], output: 'both' });
    return judge(countChecks(output), code);
  });
}

/**
 * @param {Toolchain} toolchain
 * @param {Suite} suite
 */
function runSuite({ pnpm, env }, { name, dir, script, runner }) {
  const file = join(REPORTS, `${name}-${script}.json`);
  const { args, env: more, count } = RUNNERS[runner];
  return timed(name, async () => {
    const { code } = await run(pnpm, {
      args: ['run', script, ...args(file)],
      env: { ...env, ...more(file) },
      cwd: dir,
      shell: HOST.platform === 'win32',
    });
    const found = readReport(file);
    return judge(found === null ? NONE : count(found), code);
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
 * @param {() => Promise<Counts>} work
 * @returns {Promise<Outcome>}
 */
async function timed(name, work) {
  console.log(`\n── ${name} ──`);
  const startedAt = performance.now();
  const counts = await work();
  return { name, counts, seconds: (performance.now() - startedAt) / 1000 };
}

/** @param {readonly Outcome[]} outcomes */
function report(outcomes) {
  const total = sum(outcomes.map(({ counts }) => counts));
  console.log('\n── all ──');
  for (const { name, counts, seconds } of outcomes) {
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const line = `${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${counts.passed} passed, ${counts.failed} failed`;
    console.log(line + skipped);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserEnvironment, chooseBrowser, withBrowserThatIsThere } from './browser/choose-browser.mjs';
import { build, turbo } from './build.mjs';
import { check } from './check.mjs';
import { Failure } from './failure.mjs';
import { HOST, ROOT } from './host.mjs';
import { run } from './run.mjs';
import { runServerCommand, startServer } from './server.mjs';
import { storybook } from './storybook.mjs';
import { test } from './test.mjs';
import { prepareToolchain } from './toolchain.mjs';
import { prepareWorkspace, updateWorkspace } from './workspace.mjs';

/** @typedef {import('./toolchain.mjs').Toolchain} Toolchain */
/**
 * @typedef {object} Task
 * @property {string} does
 * @property {(toolchain: Toolchain, args: readonly string[]) => Promise<number>} run
 */

/** @type {Record<string, Task>} */
const TASKS = {
  start: { does: 'builds and runs the server', run: startServer },
  test: { does: 'builds, then runs every check and test, or the suites that are named', run: test },
  check: {
    does: 'runs the checks without the tests, or those that are named',
    run: async (toolchain, args) => (await check(toolchain, { args })).code,
  },
  build: {
    does: 'builds everything',
    run: async (toolchain) => {
      await build(toolchain);
      return 0;
    },
  },
  bench: { does: 'measures what is built: bench, bench load, abuse, interactions or navigation', run: bench },
  storybook: {
    does: 'shows the components at http://localhost:6006; storybook build makes the static site',
    run: storybook,
  },
  generate: {
    does: 'writes the files of a new endpoint, component or rule',
    run: (toolchain, args) =>
      runScript(toolchain, [join(ROOT, 'tooling', 'generate', 'src', 'main.ts'), ...args]),
  },
  advisories: {
    does: 'asks the registry which known weaknesses concern what a site runs on',
    run: advisories,
  },
  fuzz: {
    does: 'sends hostile requests to every operation and page: fuzz --minutes 10 [--seed 1]',
    run: fuzz,
  },
  mutate: {
    does: "breaks the domain's rules one by one and tells what no test notices: mutate [topic]",
    run: mutate,
  },
  operator: {
    does: 'works on operator accounts: operator create',
    run: (toolchain, args) => runServerCommand(toolchain, ['operator', ...args]),
  },
  text: {
    does: "puts a site's own text in the place of ours: text put, text remove",
    run: (toolchain, args) => runServerCommand(toolchain, ['text', ...args]),
  },
  mail: {
    does: 'lists mails that were given up, and sends them again: mail dead, mail resend',
    run: (toolchain, args) => runServerCommand(toolchain, ['mail', ...args]),
  },
  report: {
    does: 'lists the reports that wait, and decides them: report list, report decide',
    run: (toolchain, args) => runServerCommand(toolchain, ['report', ...args]),
  },
  migrate: {
    does: 'brings the database to this version without starting the server',
    run: (toolchain, args) => runServerCommand(toolchain, ['migrate', ...args]),
  },
  release: {
    does: 'raises the version and moves the changesets into CHANGELOG.md',
    run: (toolchain) =>
      runScript(toolchain, [join(ROOT, 'tooling', 'check', 'src', 'changesets', 'release.ts')]),
  },
  exec: { does: "runs a program with the workspace's Node and pnpm", run: exec },
};

/**
 * Prepares what the task needs and runs it; a task that isn't ours is turbo's.
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runTask(name, args) {
  if (name === 'help' || name === '--help') return help();
  const toolchain = await prepareToolchain();
  if (name === 'install') {
    await updateWorkspace(toolchain, args);
    return 0;
  }
  await prepareWorkspace(toolchain);
  const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
  if (task) return task.run(toolchain, args);
  const forTurbo = IN_BROWSER.includes(name) ? await withBrowser(toolchain) : toolchain;
  return (await turbo(forTurbo, { args: ['run', name, ...args] })).code;
}

/** Tasks of turbo's that show pages. */
const IN_BROWSER = ['keep-looks', 'looks', 'pictures', 'stories'];

/**
 * @param {Toolchain} toolchain
 * @returns {Promise<Toolchain>}
 */
async function withBrowser(toolchain) {
  const more = await browserEnvironment(await chooseBrowser(toolchain));
  return { ...toolchain, env: { ...toolchain.env, ...more } };
}

function help() {
  console.log('npm run x -- <task>\n');
  for (const [name, { does }] of Object.entries(TASKS)) console.log(`  ${name.padEnd(10)} ${does}`);
  console.log('  install    installs what the package.json files say, and updates the lockfile');
  console.log("  …          any other task is turbo's: it runs in every package that has it");
  return 0;
}

/**
 * @param {Toolchain} toolchain
 * @param {readonly string[]} args
 */
async function bench(toolchain, args) {
  const needsBrowser = !['load', 'abuse'].includes(args[0] ?? '');
  const { env } = needsBrowser ? await withBrowser(toolchain) : toolchain;
  await build(toolchain, args[0] === 'interactions' ? ['@vela/storybook'] : ['@vela/server', '@vela/web']);
  const shell = HOST.platform === 'win32';
  const { code } = await run(toolchain.pnpm, {
    args: ['run', 'bench', ...args],
    env,
    cwd: join(ROOT, 'tooling', 'bench'),
    shell,
  });
  return code;
}

/**
 * Apart from the checks: what it answers changes without a change here, and a machine without a network can't ask.
 * @param {Toolchain} toolchain
 */
async function advisories({ pnpm, env }) {
  return (
    await run(pnpm, {
      args: ['audit', '--prod', '--audit-level', 'high'],
      env,
      cwd: ROOT,
      shell: HOST.platform === 'win32',
    })
  ).code;
}

/**
 * The suite's own requests take half a minute; with minutes it goes on with others, from a seed that it prints.
 * @param {Toolchain} toolchain
 * @param {readonly string[]} args
 */
async function fuzz({ pnpm, env }, args) {
  const { minutes, seed } = fuzzOptions(args);
  console.log(`Fuzzing for ${minutes} min from seed ${seed} …`);
  return (
    await run(pnpm, {
      args: ['exec', 'vitest', 'run', 'tests/fuzz.test.ts'],
      env: { ...env, FUZZ_MINUTES: String(minutes), FUZZ_SEED: String(seed) },
      cwd: join(ROOT, 'apps', 'server'),
      shell: HOST.platform === 'win32',
    })
  ).code;
}

/** @param {readonly string[]} args */
function fuzzOptions(args) {
  /** @type {{ minutes?: string, seed?: string }} */
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { minutes: { type: 'string' }, seed: { type: 'string' } },
    }));
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
  const minutes = Number(values.minutes ?? 1);
  const seed = Number(values.seed ?? Math.floor(Date.now() / 1000));
  if (!(minutes > 0) || !Number.isInteger(seed))
    throw new Failure('fuzz --minutes <number> [--seed <whole number>]');
  return { minutes, seed };
}

/**
 * @param {Toolchain} toolchain
 * @param {readonly string[]} args
 */
async function mutate({ pnpm, env }, [topic = '']) {
  const cwd = join(ROOT, 'packages', 'domain');
  if (topic !== '' && !existsSync(join(cwd, 'src', topic))) throw new Failure(`There is no topic ${topic}.`);
  const shell = HOST.platform === 'win32';
  return (await run(pnpm, { args: ['run', 'mutate'], env: { ...env, TOPIC: topic }, cwd, shell })).code;
}

/**
 * @param {Toolchain} toolchain
 * @param {readonly string[]} args
 */
async function runScript({ node, env }, args) {
  return (await run(node, { args, env, cwd: process.cwd() })).code;
}

/**
 * @param {Toolchain} toolchain
 * @param {readonly string[]} args
 */
async function exec(toolchain, [program, ...args]) {
  if (program === undefined) throw new Failure('Which program? npm run x -- exec <program> …');
  const { env } = withBrowserThatIsThere(toolchain);
  return (await run(program, { args, env, cwd: process.cwd(), shell: HOST.platform === 'win32' })).code;
}

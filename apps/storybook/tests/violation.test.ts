import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

it('fails a story with an accessibility violation and passes one without', async () => {
  const results = (await runFixture()).testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(Object.fromEntries(results.map(({ title, status }) => [title, status]))).toEqual({
    'Without A Label': 'failed',
    'In Order': 'passed',
  });
  expect(results.flatMap(({ failureMessages }) => failureMessages).join('\n')).toContain(
    'Form elements must have labels',
  );
});

/** Runs the stories of `violation/` like all others, in a process of their own. */
async function runFixture(): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'violation-'));
  const outputFile = join(folder, 'report.json');
  try {
    const said = await runVitest([
      '--config',
      'tests/violation/vitest.config.ts',
      '--reporter=json',
      `--outputFile=${outputFile}`,
    ]);
    const report = await readFile(outputFile, 'utf8').catch((cause: unknown) => {
      throw new Error(`The fixture run left no report:\n${said}`, { cause });
    });
    return JSON.parse(report) as Report;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What the run said; that it fails is what is asked for. */
function runVitest(args: readonly string[]): Promise<string> {
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [vitest, 'run', ...args], { cwd }, (_failed, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSuites } from './suites.mjs';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vela-suites-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function addPackage(path: string, scripts?: Record<string, string>): Promise<void> {
  await mkdir(join(root, path), { recursive: true });
  await writeFile(join(root, path, 'package.json'), JSON.stringify({ scripts }));
}

it('finds every package with tests, long ones first and those that use all cores last', async () => {
  await addPackage('e2e', { e2e: 'playwright test', looks: 'playwright test', pictures: 'playwright test' });
  await addPackage('apps/server', { test: 'vitest run' });
  await addPackage('apps/lander', { build: 'vite build' });
  await addPackage('apps/web', { test: 'vitest run' });
  await addPackage('packages/domain', { test: 'vitest run' });
  await addPackage('tooling/bench');
  await addPackage('tooling/check', { test: 'vitest run' });
  await addPackage('tooling/generate', { test: 'vitest run' });
  await mkdir(join(root, 'tooling/adr'));

  expect(
    findSuites(root).map((suite) => [suite.name, suite.script, suite.runner, suite.usesAllCores]),
  ).toEqual([
    ['generate', 'test', 'vitest', false],
    ['check', 'test', 'vitest', false],
    ['domain', 'test', 'vitest', false],
    ['web', 'test', 'vitest', false],
    ['server', 'test', 'vitest', true],
    ['e2e', 'e2e', 'playwright', true],
    ['looks', 'looks', 'pictures', true],
  ]);
});

it('runs once more what failed in a browser, and nothing else', async () => {
  await addPackage('e2e', { e2e: 'playwright test', looks: 'playwright test' });
  await addPackage('apps/server', { test: 'vitest run' });
  await addPackage('apps/storybook', { test: 'vitest run' });

  const suites = findSuites(root).filter(({ triesAgain }) => triesAgain);
  expect(suites.map(({ name }) => name)).toEqual(['storybook', 'e2e', 'looks']);
});

it('finds none where there is nothing', () => {
  expect(findSuites(root)).toEqual([]);
});

import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountFor, canEnter } from './account';
import { prepareBinaries } from './binaries';

const account = await accountFor(null);
const runsInPlace = account === null || (await canEnter(account, import.meta.dirname));
let copyDir: string;

beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'vela-binaries-'));
  await chmod(parent, 0o755);
  copyDir = join(parent, 'shared');
});

afterEach(() => rm(dirname(copyDir), { recursive: true, force: true }));

it('makes the links that npm leaves out', async () => {
  const { postgres } = await prepareBinaries({ account: null, copyDir });
  const library = join(dirname(dirname(postgres)), 'lib', 'libpq.so.5');
  expect(await readlink(library)).toMatch(/^libpq\.so\.5\.\d+$/);
});

it('runs the programs where npm put them, or from one copy for a user who cannot enter the checkout', async () => {
  const first = await prepareBinaries({ account, copyDir });
  expect(first.copiedTo === null).toBe(runsInPlace);
  expect(existsSync(copyDir)).toBe(!runsInPlace);
  expect(await prepareBinaries({ account, copyDir })).toEqual({ ...first, copiedTo: null });
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { commandOf } from '../parts.ts';
import { ROOT } from '../root.ts';
import { withVersion } from './changelog.ts';
import { changesetFiles } from './changeset-files.ts';

const CHANGELOG = join(ROOT, 'CHANGELOG.md');

const changesets = changesetFiles();
if (changesets.length === 0) {
  console.error('There are no changesets, so there is nothing to release.');
  process.exit(1);
}

// It raises the versions and deletes the changesets, which are read by now.
const { file, args, cwd } = commandOf({ tool: 'changeset', from: '@changesets/cli', args: ['version'] });
const { status } = spawnSync(file, args, { cwd, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

// All packages have one version.
const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/domain/package.json'), 'utf8')) as {
  version: string;
};
const before = existsSync(CHANGELOG) ? readFileSync(CHANGELOG, 'utf8') : '';
const date = new Date().toISOString().slice(0, 10);
writeFileSync(CHANGELOG, withVersion(before, { version, date, changesets }));
console.log(`${version}: ${changesets.length} changes are in CHANGELOG.md.`);

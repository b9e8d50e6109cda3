import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../root.ts';
import { findForbidden } from './forbidden.ts';

/** The specification is quoted as it came. */
const EXEMPT = /^tooling\/spec\//;

const found = trackedFiles().flatMap((file) => {
  const bytes = readFileSync(join(ROOT, file));
  if (bytes.includes(0)) return [];
  return findForbidden(bytes.toString('utf8')).map((line) => `${file}:${line}`);
});

for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);

/** What git tracks or would track: new files count before they are committed. */
function trackedFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split(
    '\0',
  );
  return [...new Set(files)].filter((file) => file !== '' && !EXEMPT.test(file) && isFile(join(ROOT, file)));
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

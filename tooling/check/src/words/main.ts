import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../root.ts';
import { workspaceFiles } from '../workspace-files.ts';
import { findForbidden } from './forbidden.ts';

/** The specification is quoted as it came. */
const EXEMPT = /^tooling\/spec\//;

const found = workspaceFiles().flatMap((file) => {
  if (EXEMPT.test(file)) return [];
  const bytes = readFileSync(join(ROOT, file));
  if (bytes.includes(0)) return [];
  return findForbidden(bytes.toString('utf8')).map((line) => `${file}:${line}`);
});

for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);

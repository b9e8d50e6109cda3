import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../root.ts';
import { workspaceFiles } from '../workspace-files.ts';
import { circleFaults } from './circle-faults.ts';
import { HELD } from './held.ts';

const sources = new Map(
  workspaceFiles()
    .filter((file) => /(?<!\.gen)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
);
const faults = HELD.flatMap((folder) => circleFaults(folder, sources));

for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

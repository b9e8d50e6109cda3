import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../root.ts';
import { workspaceFiles } from '../workspace-files.ts';
import { changesetFaults } from './changeset-faults.ts';
import { changesetFiles } from './changeset-files.ts';

/** Members of the workspace, as `pnpm-workspace.yaml` lists them; its root has no versions. */
const MEMBER = /^(?:(?:apps|packages|tooling)\/[^/]+|e2e)\/package\.json$/;

const packages = new Set(
  workspaceFiles()
    .filter((file) => MEMBER.test(file))
    .map((file) => (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { name: string }).name),
);
const found = changesetFiles().flatMap((file) =>
  changesetFaults(file, packages).map((fault) => `.changeset/${file.name} ${fault}`),
);

for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);

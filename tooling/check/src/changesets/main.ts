import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../root.ts';
import { workspaceFiles } from '../workspace-files.ts';
import { changesetFaults } from './changeset-faults.ts';

/** Members of the workspace, as `pnpm-workspace.yaml` lists them; its root has no versions. */
const MEMBER = /^(?:(?:apps|packages|tooling)\/[^/]+|e2e)\/package\.json$/;
const CHANGESET = /^\.changeset\/(?!README)[^/]+\.md$/;

const files = workspaceFiles();
const packages = new Set(
  files.filter((file) => MEMBER.test(file)).map((file) => (JSON.parse(read(file)) as { name: string }).name),
);
const found = files
  .filter((file) => CHANGESET.test(file))
  .flatMap((file) => changesetFaults(read(file), packages).map((fault) => `${file} ${fault}`));

for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

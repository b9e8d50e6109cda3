import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { ROOT } from '../root.ts';
import { workspaceFiles } from '../workspace-files.ts';
import type { ChangesetFile } from './changeset-faults.ts';

const CHANGESET = /^\.changeset\/(?!README)[^/]+\.md$/;

/** Every changeset that waits for a version. */
export function changesetFiles(): ChangesetFile[] {
  return workspaceFiles()
    .filter((file) => CHANGESET.test(file))
    .map((file) => ({ name: basename(file), text: readFileSync(join(ROOT, file), 'utf8') }));
}

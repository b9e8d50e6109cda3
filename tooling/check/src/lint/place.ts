import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The place of a file in the workspace: the folder of its package, and its path inside it. */
export interface Place {
  package: string;
  path: string;
}

const PACKAGE_FOLDER = /^((?:apps|packages|tooling)\/[^/]+|e2e)\/(.+)$/;
const roots = new Map<string, string | null>();

/** The place of an absolute file name; null for a file outside any package. */
export function placeOf(filename: string): Place | null {
  const root = rootOf(dirname(filename));
  if (root === null) return null;
  const match = PACKAGE_FOLDER.exec(relative(root, filename).split(sep).join('/'));
  return match?.[1] && match[2] ? { package: match[1], path: match[2] } : null;
}

/** The place is looked up from the file, not from the working folder: editors lint from anywhere. */
function rootOf(folder: string): string | null {
  const known = roots.get(folder);
  if (known !== undefined) return known;
  const parent = dirname(folder);
  const isRoot = existsSync(join(folder, 'pnpm-workspace.yaml'));
  const root = isRoot ? folder : parent === folder ? null : rootOf(parent);
  roots.set(folder, root);
  return root;
}

/** Tests and stories stand outside the layers: they may use test tools, fakes and fixtures. */
export function isTestFile(path: string): boolean {
  return /(^|\/)(tests?|testing|fixtures)\/|\.(test|test-d|stories|bench)\.tsx?$|(^|\/)vitest[\w.-]*\.ts$/.test(
    path,
  );
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './root.ts';

/** The files of the workspace by their paths from the root: what git tracks or would track, new ones included. */
export function workspaceFiles(): string[] {
  const files = existsSync(join(ROOT, '.git')) ? filesOfGit() : filesIn('', ignoredNames());
  return files.filter((file) => existsSync(join(ROOT, file)));
}

function filesOfGit(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const output = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(output.split('\0'))].filter((file) => file !== '');
}

/** A copy that is no clone, an archive say, has only the names that git would ignore to go by. */
function filesIn(folder: string, ignored: ReadonlySet<string>): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (ignored.has(entry.name)) return [];
    return entry.isDirectory() ? filesIn(path, ignored) : [path];
  });
}

function ignoredNames(): ReadonlySet<string> {
  const lines = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
  return new Set(['.git', ...lines.map((line) => line.trim().replace(/\/$/, ''))]);
}

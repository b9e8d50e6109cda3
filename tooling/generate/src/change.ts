import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One file of a change list: written new, or changed where it stands. */
export type Change = { file: string; create: string } | { file: string; edit: (text: string) => string };

/** A request that can't be met, said in a sentence for the one who asked. */
export class UsageError extends Error {}

/** Makes all changes, or none when a file to write is there already or one to change is laid out otherwise. */
export function applyChanges(root: string, changes: readonly Change[]): void {
  const texts = changes.map((change) => [join(root, change.file), newText(root, change)] as const);
  for (const [path, text] of texts) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function newText(root: string, change: Change): string {
  const path = join(root, change.file);
  if ('edit' in change) {
    if (!existsSync(path)) throw new UsageError(`${change.file} is missing.`);
    return change.edit(readFileSync(path, 'utf8'));
  }
  if (existsSync(path)) throw new UsageError(`${change.file} is there already.`);
  return change.create;
}

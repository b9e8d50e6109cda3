import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { applyChanges, type Change, Refusal } from './change.ts';
import { componentChanges } from './component.ts';
import { endpointChanges } from './endpoint.ts';
import { ruleChanges } from './rule.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const USAGE = `Writes the files that belong together, in the style of the others:

  generate endpoint <verb-noun> [--folder <noun>] [--method GET|POST|PUT|DELETE] [--path /api/…]
  generate component <Name>
  generate rule <topic>/<name>`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' }, method: { type: 'string' }, path: { type: 'string' } },
});

try {
  const changes = changesOf(positionals);
  applyChanges(ROOT, changes);
  format(changes);
  for (const change of changes) console.log(`${'create' in change ? 'new    ' : 'changed'} ${change.file}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exit(1);
}

function changesOf([kind, name, ...rest]: readonly string[]): Change[] {
  if (name === undefined || rest.length > 0) throw new Refusal(USAGE);
  if (kind === 'endpoint') return endpointChanges({ name, ...values });
  if (kind === 'component') return componentChanges(name);
  if (kind === 'rule') return ruleChanges(ROOT, name);
  throw new Refusal(USAGE);
}

function format(changes: readonly Change[]): void {
  const oxfmt = join(ROOT, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  spawnSync(process.execPath, [oxfmt, ...changes.map(({ file }) => file)], { cwd: ROOT, stdio: 'ignore' });
}

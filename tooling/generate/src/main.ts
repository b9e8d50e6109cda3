import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { alertChanges } from './alert.ts';
import { applyChanges, type Change, UsageError } from './change.ts';
import { componentChanges } from './component.ts';
import { endpointChanges } from './endpoint.ts';
import { landerChanges } from './lander.ts';
import { mailChanges } from './mail.ts';
import { writeRouteTree } from './route-tree.ts';
import { ruleChanges } from './rule.ts';
import { screenChanges } from './screen.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const USAGE = `Writes the files that belong together, in the style of the others:

  generate endpoint <verb-noun> [--folder <noun>] [--method GET|POST|PUT|DELETE] [--path /api/…] [--query]
  generate component <Name>
  generate rule <topic>/<name>
  generate screen <name> [--access member|public]
  generate mail <name> [--path /…]
  generate alert <name> [--href /…] [--quiet <page,page>]
  generate lander <name>`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string' },
    method: { type: 'string' },
    path: { type: 'string' },
    query: { type: 'boolean' },
    access: { type: 'string' },
    href: { type: 'string' },
    quiet: { type: 'string' },
  },
});

type Generate = (name: string) => Change[];

const GENERATORS: Readonly<Record<string, Generate>> = {
  endpoint: (name) => endpointChanges(ROOT, { name, ...values }),
  component: componentChanges,
  rule: (name) => ruleChanges(ROOT, name),
  screen: (name) => screenChanges({ name, access: values.access }),
  mail: (name) => mailChanges({ name, path: values.path }),
  alert: (name) => alertChanges({ name, href: values.href, quiet: values.quiet }),
  lander: landerChanges,
};

/** The kinds whose placeholders people read: their texts go through the catalogues. */
const WITH_TEXTS: readonly string[] = ['screen', 'mail', 'alert', 'lander'];

try {
  const [kind = '', name, ...rest] = positionals;
  const generate = GENERATORS[kind];
  if (!generate || name === undefined || rest.length > 0) throw new UsageError(USAGE);
  const changes = generate(name);
  applyChanges(ROOT, changes);
  format(changes);
  for (const change of changes) console.log(`${'create' in change ? 'new    ' : 'changed'} ${change.file}`);
  if (kind === 'screen') {
    await writeRouteTree(ROOT);
    console.log('changed apps/web/src/routeTree.gen.ts');
  }
  if (WITH_TEXTS.includes(kind))
    console.log('Write its texts, then: npm run x -- messages, and fill in the other ten languages.');
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(1);
}

function format(changes: readonly Change[]): void {
  const oxfmt = join(ROOT, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  spawnSync(process.execPath, [oxfmt, ...changes.map(({ file }) => file)], { cwd: ROOT, stdio: 'ignore' });
}

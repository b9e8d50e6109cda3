import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../root.ts';
import { licenceDocument } from './document.ts';
import { listDependencies } from './list-dependencies.ts';
import { isAllowed, licenceOf } from './policy.ts';

const FILE = 'tooling/docs/licences.md';

const dependencies = listDependencies();
const refused = dependencies.filter((dependency) => !isAllowed(dependency));
const document = licenceDocument(dependencies.filter(({ onePlatform }) => !onePlatform));
const path = join(ROOT, FILE);

if (process.argv.includes('--fix')) writeFileSync(path, document);
for (const dependency of refused) {
  console.error(
    `${dependency.name} (${dependency.use}): ${licenceOf(dependency)} is not on the list of policy.ts`,
  );
}
const isStale = !existsSync(path) || readFileSync(path, 'utf8') !== document;
if (isStale) console.error(`${FILE} is out of date: npm run x -- check licences --fix`);
process.exit(refused.length === 0 && !isStale ? 0 : 1);

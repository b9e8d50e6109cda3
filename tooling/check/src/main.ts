import { parseArgs } from 'node:util';

import { PARTS } from './parts.ts';
import { runParts } from './run-parts.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false }, fix: { type: 'boolean', default: false } },
});

if (values.list) {
  for (const { name, proves } of PARTS) console.log(`${name.padEnd(12)} ${proves}`);
  process.exit(0);
}

const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no check named ${unknown.join(', ')}; there are ${PARTS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const asked = positionals.length === 0 ? PARTS : PARTS.filter(({ name }) => positionals.includes(name));
process.exit((await runParts(asked, { fix: values.fix })) ? 0 : 1);

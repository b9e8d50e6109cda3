// Builds deployments: node build/main.ts [--out folder] <names of files in deployments, or paths>. Each goes into a
// folder of its own name under dist, or under the one that is given.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { weighScript } from './budget.ts';
import { bundle, type Bundle } from './bundle.ts';
import { writeDeployment } from './write-deployment.ts';

const ROOT = join(import.meta.dirname, '..');

const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(ROOT, 'dist') } },
});
if (names.length === 0)
  throw new Error('Which deployment? Name a file of deployments/, or give the path of one.');

// It is inside the package, so that the built file finds what it imports.
const workDir = await mkdtemp(join(ROOT, 'node_modules', '.lander-'));
try {
  const parts = await bundle(workDir);
  const weight = weighScript(parts.script);
  for (const name of names) await buildOne(parts, name);
  stdout.write(`${weight} bytes of script after gzip.\n`);
} finally {
  await rm(workDir, { recursive: true, force: true });
}

async function buildOne(parts: Bundle, name: string): Promise<void> {
  const file = name.endsWith('.json') ? resolve(name) : join(ROOT, 'deployments', `${name}.json`);
  const deployment = parts.prerender.readDeployment(JSON.parse(await readFile(file, 'utf8')));
  const outDir = join(resolve(values.out), basename(file, '.json'));
  const pages = await writeDeployment(parts, { deployment, outDir });
  stdout.write(`${pages} pages in ${outDir}\n`);
}

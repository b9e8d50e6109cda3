// Builds one deployment: node build/main.ts <name of the file in deployments, or its path> [folder to write].
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { argv, stdout } from 'node:process';
import { weighScript } from './budget.ts';
import { bundle } from './bundle.ts';
import { writeDeployment } from './write-deployment.ts';

const ROOT = join(import.meta.dirname, '..');

const [name, given] = argv.slice(2);
if (name === undefined)
  throw new Error('Which deployment? Name a file of deployments/, or give the path of one.');
const file = name.endsWith('.json') ? resolve(name) : join(ROOT, 'deployments', `${name}.json`);
const outDir = given === undefined ? join(ROOT, 'dist', basename(file, '.json')) : resolve(given);

// Inside the package, so that what is built finds what it imports.
const workDir = await mkdtemp(join(ROOT, 'node_modules', '.lander-'));
try {
  const parts = await bundle(workDir);
  const weight = weighScript(parts.script);
  const deployment = parts.prerender.readDeployment(JSON.parse(await readFile(file, 'utf8')));
  const pages = await writeDeployment(parts, { deployment, outDir });
  stdout.write(`${pages} pages in ${outDir}, with ${weight} bytes of script after gzip.\n`);
} finally {
  await rm(workDir, { recursive: true, force: true });
}

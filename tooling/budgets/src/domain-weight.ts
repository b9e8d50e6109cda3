import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { gzipped } from './page-weight.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TOPICS = join(ROOT, 'packages/domain/src');

/** The script of a lander, and what it takes of the domain and of whatever else. */
const LANDER_SCRIPT = join(ROOT, 'apps/lander/src/enhance/main.ts');

export interface RuleWeights {
  /** Every rule there is. */
  domain: number;
  /** The whole script of a lander, most of which are rules. */
  landerScript: number;
}

/** What is heavier than it may be, in words for the one who made it so; all in bytes. */
export function heavyRules(weights: RuleWeights, limits: RuleWeights): string[] {
  return [
    ...(weights.domain > limits.domain ? [`${weights.domain} bytes of rules, of ${limits.domain}`] : []),
    ...(weights.landerScript > limits.landerScript
      ? [`${weights.landerScript} bytes of a lander's script, of ${limits.landerScript}`]
      : []),
  ];
}

/** Bytes after gzip of every rule there is: all exports of all topics, by their names, and of code that a test adds. */
export function weighDomain(added = ''): Promise<number> {
  const lines = readdirSync(TOPICS).map((topic) => `export * from '${indexOf(topic)}';`);
  return weighCode([...lines, added].join('\n'));
}

/** Bytes after gzip of the script of a lander with all that it loads, now or later, and of code that a test adds. */
export function weighLanderScript(added = ''): Promise<number> {
  return weighCode(`import '${LANDER_SCRIPT.replaceAll('\\', '/')}';\n${added}`);
}

/** The path that the rules of a topic are imported from. */
export function indexOf(topic: string): string {
  return `${TOPICS.replaceAll('\\', '/')}/${topic}/index.ts`;
}

/** Built and minified as for a page; what loads later counts, too. */
async function weighCode(code: string): Promise<number> {
  const entry = '\0rules';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    plugins: [
      {
        name: 'rules',
        resolveId: (id) => (id === 'rules' ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'rules', preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  if (!Array.isArray(built) && !('output' in built)) throw new Error('The rules were not built');
  const outputs = [built].flat().flatMap(({ output }) => output);
  return outputs.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? gzipped(chunk.code) : 0), 0);
}

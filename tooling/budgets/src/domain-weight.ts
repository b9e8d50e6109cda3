import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { gzipped } from './page-weight.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TOPICS = join(ROOT, 'packages/domain/src');

/** Bytes after gzip of every rule there is: all exports of all topics, by their names. */
export function weighDomain(): Promise<number> {
  const lines = readdirSync(TOPICS).map((topic) => `export * from '${indexOf(topic)}';`);
  return weighCode(lines.join('\n'));
}

/** Bytes after gzip of the rules that the script of a lander takes, and of nothing else in their topics. */
export function weighLanderRules(): Promise<number> {
  const folder = join(ROOT, 'apps/lander/src/enhance');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const lines = files.flatMap((name) => rulesTakenBy(readFileSync(join(folder, name), 'utf8')));
  if (lines.length === 0) throw new Error('The script of a lander takes no rule of the domain any more');
  return weighCode([...new Set(lines)].join('\n'));
}

/** The rules that a file imports from the domain, as exports of their topics; types weigh nothing. */
export function rulesTakenBy(code: string): string[] {
  const imports = code.matchAll(/^import \{([^}]+)\} from '@vela\/domain\/([\w-]+)';$/gm);
  return [...imports].flatMap(([, names = '', topic = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `export { ${name} } from '${indexOf(topic)}';`),
  );
}

function indexOf(topic: string): string {
  return `${TOPICS.replaceAll('\\', '/')}/${topic}/index.ts`;
}

/** Built and minified as for a page, in one file. */
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

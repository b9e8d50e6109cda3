import type { LintCase } from './lint-case.ts';

const ambient = (file: string, refused: string, accepted: string): LintCase => ({
  name: `${file.split('/').slice(0, 2).join('/')} may not use ${refused}`,
  rule: 'vela(no-ambient)',
  file,
  refused: `export const sample = (): unknown => (${refused});\n`,
  accepted: `export const sample = (${/\((\w+)\)/.exec(accepted)?.[1] ?? 'now'}: Date): unknown => ${accepted};\n`,
});

const DOMAIN = 'packages/domain/src/sample/sample.ts';

/** Time, chance, network and platform come in by argument. */
export const AMBIENT_CASES: readonly LintCase[] = [
  ambient(DOMAIN, 'Date.now()', 'now.getTime()'),
  ambient(DOMAIN, 'new Date()', 'new Date(now)'),
  ambient(DOMAIN, 'Date()', 'String(now)'),
  ambient(DOMAIN, 'Math.random()', 'Math.floor(Number(now))'),
  ambient(DOMAIN, 'crypto.randomUUID()', 'now.toISOString()'),
  ambient(DOMAIN, 'setTimeout(String, 1)', 'String(now)'),
  ambient(DOMAIN, 'process.env', 'String(now)'),
  ambient(DOMAIN, `fetch('/api')`, 'String(now)'),
  ambient(DOMAIN, 'document.title', 'String(now)'),
  ambient(DOMAIN, 'Temporal.Now.instant()', 'now.getTime()'),
  ambient(DOMAIN, 'fetch satisfies unknown', 'now satisfies unknown'),
  ambient(DOMAIN, '{ fetch }', 'now'),
  ambient('packages/contract/src/sample.ts', 'Date.now()', 'String(now)'),
  ambient('packages/ui/src/Sample/sample.ts', `fetch('/api')`, 'String(now)'),
  ambient('packages/ui/src/Sample/sample.ts', `navigator.sendBeacon('/api')`, 'String(now)'),
  ambient('apps/server/src/accounts/sample.ts', 'process.env', 'String(now)'),
  ambient('apps/server/src/accounts/sample.ts', `process['env']`, 'String(now)'),
  ambient('packages/ui/src/Sample/sample.ts', `window.fetch('/api')`, 'String(now)'),
  {
    name: 'apps/server may not take env out of process',
    rule: 'vela(no-ambient)',
    file: 'apps/server/src/accounts/sample.ts',
    refused: 'const { env } = process;\n\nexport const sample: unknown = env;\n',
    accepted: 'const { pid } = process;\n\nexport const sample: unknown = pid;\n',
  },
  ambient('apps/server/src/accounts/sample.ts', 'new Date()', 'new Date(now)'),
  ambient('apps/server/src/accounts/sample.ts', 'Math.random()', 'String(now)'),
];

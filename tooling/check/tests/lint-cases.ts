/** A rule, and two versions of one file: the first breaks the rule and nothing else, its twin keeps it. */
export interface LintCase {
  name: string;
  rule: string;
  file: string;
  refused: string;
  accepted: string;
  /** Where the refused version lies, if its place is what is wrong. */
  misnamed?: string;
  /** Further files that both versions need. */
  beside?: Readonly<Record<string, string>>;
}

/** What a fixture file needs to be a module that nothing complains about. */
const using = (line: string, name: string): string => `${line}\n\nexport const used: unknown = ${name};\n`;

const imports = (name: string, change: { file: string; refused: string; accepted: string }): LintCase => ({
  name,
  rule: 'vela(layers)',
  file: change.file,
  refused: using(change.refused, 'it'),
  accepted: using(change.accepted, 'it'),
});

/** Who may import whom, row by row of the architecture's table. */
const IMPORT_CASES: readonly LintCase[] = [
  imports('domain takes nothing from npm but valibot', {
    file: 'packages/domain/src/sample/sample.ts',
    refused: `import { createElement as it } from 'react';`,
    accepted: `import { object as it } from 'valibot';`,
  }),
  imports('domain takes nothing from Node', {
    file: 'packages/domain/src/sample/sample.ts',
    refused: `import { readFileSync as it } from 'node:fs';`,
    accepted: `import { parse as it } from 'valibot';`,
  }),
  imports('domain knows no other package', {
    file: 'packages/domain/src/sample/sample.ts',
    refused: `import { endpoints as it } from '@vela/contract/registry';`,
    accepted: `import { LOCALES as it } from '../locale';`,
  }),
  imports('contract knows domain alone', {
    file: 'packages/contract/src/sample.ts',
    refused: `import { createApi as it } from '@vela/api-client/create-api';`,
    accepted: `import { LOCALES as it } from '@vela/domain/locale';`,
  }),
  imports('api-client knows no component', {
    file: 'packages/api-client/src/sample.ts',
    refused: `import { Button as it } from '@vela/ui/Button';`,
    accepted: `import { endpoints as it } from '@vela/contract/registry';`,
  }),
  imports('api-client takes no React', {
    file: 'packages/api-client/src/sample.ts',
    refused: `import { useQuery as it } from '@tanstack/react-query';`,
    accepted: `import { hashKey as it } from '@tanstack/query-core';`,
  }),
  imports('ui knows no client', {
    file: 'packages/ui/src/Sample/sample.ts',
    refused: `import { createApi as it } from '@vela/api-client/create-api';`,
    accepted: `import { LOCALES as it } from '@vela/domain/locale';`,
  }),
  imports('ui knows no contract', {
    file: 'packages/ui/src/Sample/sample.ts',
    refused: `import type { EndpointId } from '@vela/contract/registry';\n\nconst it = (id: EndpointId) => id;`,
    accepted: `import type { Locale } from '@vela/domain/locale';\n\nconst it = (locale: Locale) => locale;`,
  }),
  imports('web takes only types of the contract', {
    file: 'apps/web/src/shell/sample.ts',
    refused: `import { endpoints as it } from '@vela/contract/registry';`,
    accepted: `import type { EndpointId } from '@vela/contract/registry';\n\nconst it = (id: EndpointId) => id;`,
  }),
  imports('web loads no contract schema later either', {
    file: 'apps/web/src/shell/sample.ts',
    refused: `const it = () => import('@vela/contract/registry');`,
    accepted: `const it = () => import('@vela/domain/locale');`,
  }),
  imports('no app imports an app', {
    file: 'apps/web/src/shell/sample.ts',
    refused: `import { createApp as it } from '@vela/server/app';`,
    accepted: `import { LOCALES as it } from '@vela/domain/locale';`,
  }),
  imports('no app reaches into an app by a path', {
    file: 'apps/server/src/pages/sample.ts',
    refused: `import { renderPage as it } from '../../../web/src/entry-server';`,
    accepted: `import { LOCALES as it } from '@vela/domain/locale';`,
  }),
  imports('web takes no server library', {
    file: 'apps/web/src/shell/sample.ts',
    refused: `import { Hono as it } from 'hono';`,
    accepted: `import { useState as it } from 'react';`,
  }),
  imports('server takes no React', {
    file: 'apps/server/src/pages/sample.ts',
    refused: `import { renderToString as it } from 'react-dom/server';`,
    accepted: `import { Hono as it } from 'hono';`,
  }),
  imports('server knows no component', {
    file: 'apps/server/src/pages/sample.ts',
    refused: `import { Button as it } from '@vela/ui/Button';`,
    accepted: `import { endpoints as it } from '@vela/contract/registry';`,
  }),
  imports('lander leaves ky behind', {
    file: 'apps/lander/src/sample.ts',
    refused: `import it from 'ky';`,
    accepted: `import { LOCALES as it } from '@vela/domain/locale';`,
  }),
  imports('e2e takes only types of the contract', {
    file: 'e2e/sample.ts',
    refused: `import { endpoints as it } from '@vela/contract/registry';`,
    accepted: `import type { EndpointId } from '@vela/contract/registry';\n\nconst it = (id: EndpointId) => id;`,
  }),
  imports('e2e knows the product from outside', {
    file: 'e2e/sample.ts',
    refused: `import { LOCALES as it } from '@vela/domain/locale';`,
    accepted: `import { test as it } from '@playwright/test';`,
  }),
  imports('a package does not import itself by name', {
    file: 'packages/domain/src/sample/sample.ts',
    refused: `import { LOCALES as it } from '@vela/domain/locale';`,
    accepted: `import { LOCALES as it } from '../locale';`,
  }),
  imports('a feature knows no other feature', {
    file: 'apps/web/src/features/sample/sample.ts',
    refused: `import { other as it } from '../other/other';`,
    accepted: `import { own as it } from './own';`,
  }),
  imports('a feature knows no route', {
    file: 'apps/web/src/features/sample/sample.ts',
    refused: `import { Route as it } from '../../routes/login';`,
    accepted: `import { shell as it } from '../../shell/shell';`,
  }),
  imports('the shell knows no feature', {
    file: 'apps/web/src/shell/sample.ts',
    refused: `import { other as it } from '../features/other/other';`,
    accepted: `import { own as it } from './own';`,
  }),
  imports('the database knows no use case', {
    file: 'apps/server/src/db/sample.ts',
    refused: `import { logIn as it } from '../accounts/log-in';`,
    accepted: `import { pool as it } from './pool';`,
  }),
  imports('an adapter knows no use case', {
    file: 'apps/server/src/adapters/mail/sample.ts',
    refused: `import { sendMail as it } from '../../mails/send-mail';`,
    accepted: `import { port as it } from './mail-adapter';`,
  }),
  imports('a use case knows no route', {
    file: 'apps/server/src/accounts/sample.ts',
    refused: `import { handlers as it } from '../routes';`,
    accepted: `import { database as it } from '../db/database';`,
  }),
];

const ambient = (file: string, refused: string, accepted: string): LintCase => ({
  name: `${file.split('/').slice(0, 2).join('/')} may not use ${refused}`,
  rule: 'vela(no-ambient)',
  file,
  refused: `export const sample = (): unknown => ${refused};\n`,
  accepted: `export const sample = (${/\((\w+)\)/.exec(accepted)?.[1] ?? 'now'}: Date): unknown => ${accepted};\n`,
});

const DOMAIN = 'packages/domain/src/sample/sample.ts';

/** Time, chance, network and platform come in by argument. */
const AMBIENT_CASES: readonly LintCase[] = [
  ambient(DOMAIN, 'Date.now()', 'now.getTime()'),
  ambient(DOMAIN, 'new Date()', 'new Date(now)'),
  ambient(DOMAIN, 'Date()', 'String(now)'),
  ambient(DOMAIN, 'Math.random()', 'Math.floor(Number(now))'),
  ambient(DOMAIN, 'crypto.randomUUID()', 'now.toISOString()'),
  ambient(DOMAIN, 'setTimeout(String, 1)', 'String(now)'),
  ambient(DOMAIN, 'process.env', 'String(now)'),
  ambient(DOMAIN, `fetch('/api')`, 'String(now)'),
  ambient(DOMAIN, 'document.title', 'String(now)'),
  ambient('packages/contract/src/sample.ts', 'Date.now()', 'String(now)'),
  ambient('packages/ui/src/Sample/sample.ts', `fetch('/api')`, 'String(now)'),
  ambient('packages/ui/src/Sample/sample.ts', `navigator.sendBeacon('/api')`, 'String(now)'),
  ambient('apps/server/src/accounts/sample.ts', 'process.env', 'String(now)'),
  ambient('apps/server/src/accounts/sample.ts', 'new Date()', 'new Date(now)'),
  ambient('apps/server/src/accounts/sample.ts', 'Math.random()', 'String(now)'),
];

/** The other rules of house style and architecture that a linter can see. */
const STYLE_CASES: readonly LintCase[] = [
  {
    name: 'modules form no cycle',
    rule: 'import(no-cycle)',
    file: 'packages/domain/src/sample/sample.ts',
    beside: {
      'packages/domain/src/sample/other.ts': `import { one } from './sample';\n\nexport const two = () => one;\n`,
    },
    refused: `import { two } from './other';\n\nexport const one = () => two;\n`,
    accepted: `export const one = () => 1;\n`,
  },
  {
    name: 'no style attribute: the content security policy refuses it',
    rule: 'vela(no-inline-style)',
    file: 'apps/web/src/shell/Sample.tsx',
    refused: `export const Sample = () => <p style={{ margin: 0 }} />;\n`,
    accepted: `export const Sample = () => <p className="sample" />;\n`,
  },
  {
    name: 'no colour outside the tokens',
    rule: 'vela(no-raw-colour)',
    file: 'packages/ui/src/Sample/Sample.css.ts',
    refused: `export const sample = { color: 'oklch(0.6 0.2 20)' };\n`,
    accepted: `export const sample = { color: 'currentColor' };\n`,
  },
  {
    name: 'no colour outside the tokens, in a template or as hex either',
    rule: 'vela(no-raw-colour)',
    file: 'apps/web/src/shell/sample.css.ts',
    refused: 'export const sample = (width: string) => ({ border: `${width} solid #c0ffee` });\n',
    accepted: 'export const sample = (width: string) => ({ border: `${width} solid currentColor` });\n',
  },
  {
    name: 'no any',
    rule: 'typescript(no-explicit-any)',
    file: 'packages/domain/src/sample/sample.ts',
    refused: `export const sample = (input: any) => input as string;\n`,
    accepted: `export const sample = (input: unknown) => String(input);\n`,
  },
  {
    name: 'no compiler error silenced',
    rule: 'typescript(ban-ts-comment)',
    file: 'packages/domain/src/sample/sample.ts',
    refused: `// @ts-ignore\nexport const sample = 1;\n`,
    accepted: `// The first of its kind.\nexport const sample = 1;\n`,
  },
  {
    name: 'no promise left floating',
    rule: 'typescript(no-floating-promises)',
    file: 'apps/server/src/accounts/sample.ts',
    refused: `export function sample(work: () => Promise<void>): void {\n  work();\n}\n`,
    accepted: `export async function sample(work: () => Promise<void>): Promise<void> {\n  await work();\n}\n`,
  },
  {
    name: 'a switch over a union is exhaustive',
    rule: 'typescript(switch-exhaustiveness-check)',
    file: 'packages/domain/src/sample/sample.ts',
    refused: `export function sample(mode: 'light' | 'dark'): number {\n  switch (mode) {\n    case 'light':\n      return 1;\n  }\n  return 0;\n}\n`,
    accepted: `export function sample(mode: 'light' | 'dark'): number {\n  switch (mode) {\n    case 'light':\n      return 1;\n    case 'dark':\n      return 2;\n  }\n}\n`,
  },
  {
    name: 'named exports only',
    rule: 'import(no-default-export)',
    file: 'packages/domain/src/sample/sample.ts',
    refused: `export default 1;\n`,
    accepted: `export const sample = 1;\n`,
  },
  {
    name: 'no console',
    rule: 'eslint(no-console)',
    file: 'apps/server/src/accounts/sample.ts',
    refused: `export const sample = () => console.log('here');\n`,
    accepted: `export const sample = (log: (text: string) => void) => log('here');\n`,
  },
  {
    name: 'files are kebab-case',
    rule: 'unicorn(filename-case)',
    file: 'packages/domain/src/sample/sample.ts',
    misnamed: 'packages/domain/src/sample/theSample.ts',
    refused: `export const theSample = 1;\n`,
    accepted: `export const sample = 1;\n`,
  },
  {
    name: 'no skipped test',
    rule: 'vitest(no-disabled-tests)',
    file: 'packages/domain/src/sample/sample.test.ts',
    refused: `import { expect, it } from 'vitest';\n\nit.skip('adds', () => {\n  expect(1 + 1).toBe(2);\n});\n`,
    accepted: `import { expect, it } from 'vitest';\n\nit('adds', () => {\n  expect(1 + 1).toBe(2);\n});\n`,
  },
  {
    name: 'no test that runs alone',
    rule: 'vitest(no-focused-tests)',
    file: 'packages/domain/src/sample/sample.test.ts',
    refused: `import { expect, it } from 'vitest';\n\nit.only('adds', () => {\n  expect(1 + 1).toBe(2);\n});\n`,
    accepted: `import { expect, it } from 'vitest';\n\nit('adds', () => {\n  expect(1 + 1).toBe(2);\n});\n`,
  },
  {
    name: 'names of tests are facts',
    rule: 'vitest(valid-title)',
    file: 'packages/domain/src/sample/sample.test.ts',
    refused: `import { expect, it } from 'vitest';\n\nit('should add', () => {\n  expect(1 + 1).toBe(2);\n});\n`,
    accepted: `import { expect, it } from 'vitest';\n\nit('adds', () => {\n  expect(1 + 1).toBe(2);\n});\n`,
  },
  {
    name: 'pictures have a text',
    rule: 'jsx-a11y(alt-text)',
    file: 'apps/web/src/shell/Sample.tsx',
    refused: `export const Sample = () => <img src="/a.webp" />;\n`,
    accepted: `export const Sample = () => <img src="/a.webp" alt="" />;\n`,
  },
  {
    name: 'labels have a control',
    rule: 'jsx-a11y(label-has-associated-control)',
    file: 'apps/web/src/shell/Sample.tsx',
    refused: `export const Sample = () => <label>Name</label>;\n`,
    accepted: `export const Sample = () => (\n  <label>\n    Name <input />\n  </label>\n);\n`,
  },
  {
    name: 'texts are translated inside functions',
    rule: 'lingui(t-call-in-function)',
    file: 'apps/web/src/shell/sample.ts',
    refused: "import { t } from '@lingui/core/macro';\n\nexport const sample = t`Log in`;\n",
    accepted: "import { t } from '@lingui/core/macro';\n\nexport const sample = () => t`Log in`;\n",
  },
  {
    name: 'an exception is taken back when nothing needs it',
    rule: '',
    file: 'packages/domain/src/sample/sample.ts',
    refused: `// oxlint-disable-next-line no-console\nexport const sample = 1;\n`,
    accepted: `export const sample = 1;\n`,
  },
];

export const LINT_CASES: readonly LintCase[] = [...IMPORT_CASES, ...AMBIENT_CASES, ...STYLE_CASES];

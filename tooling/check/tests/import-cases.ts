import type { LintCase } from './lint-case.ts';

/** What a fixture file needs to be a module that nothing complains about. */
const using = (line: string, name: string): string => `${line}\n\nexport const used: unknown = ${name};\n`;

const imports = (name: string, change: { file: string; refused: string; accepted: string }): LintCase => ({
  name,
  rule: 'vela(layers)',
  file: change.file,
  refused: using(change.refused, 'it'),
  accepted: using(change.accepted, 'it'),
});

/** The allowed imports, row by row of the architecture's table. */
export const IMPORT_CASES: readonly LintCase[] = [
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
    file: 'apps/web/src/kit/page/sample.ts',
    refused: `import { endpoints as it } from '@vela/contract/registry';`,
    accepted: `import type { EndpointId } from '@vela/contract/registry';\n\nconst it = (id: EndpointId) => id;`,
  }),
  imports('web takes the endpoints that it calls', {
    file: 'apps/web/src/kit/forms/sample.ts',
    refused: `import { endpoints as it } from '@vela/contract/registry';`,
    accepted: `import { logIn as it } from '@vela/contract/endpoints/log-in';`,
  }),
  imports('web loads no contract schema later either', {
    file: 'apps/web/src/kit/page/sample.ts',
    refused: `const it = () => import('@vela/contract/registry');`,
    accepted: `const it = () => import('@vela/domain/locale');`,
  }),
  imports('no app imports an app', {
    file: 'apps/web/src/kit/page/sample.ts',
    refused: `import { createApp as it } from '@vela/server/app';`,
    accepted: `import { LOCALES as it } from '@vela/domain/locale';`,
  }),
  imports('no app reaches into an app by a path', {
    file: 'apps/server/src/pages/sample.ts',
    refused: `import { renderPage as it } from '../../../web/src/entry-server';`,
    accepted: `import { LOCALES as it } from '@vela/domain/locale';`,
  }),
  imports('web takes no server library', {
    file: 'apps/web/src/kit/page/sample.ts',
    refused: `import { Hono as it } from 'hono';`,
    accepted: `import { useState as it } from 'react';`,
  }),
  imports('web takes nothing from Node where a browser runs it', {
    file: 'apps/web/src/kit/page/sample.ts',
    refused: `import { join as it } from 'node:path';`,
    accepted: `import { useState as it } from 'react';`,
  }),
  imports('a use case knows an adapter by its interface', {
    file: 'apps/server/src/accounts/sample.ts',
    refused: `import { smtpMail as it } from '../adapters/mail/smtp-mail';`,
    accepted: `import { describeMail as it } from '../core/mail-port';`,
  }),
  imports('ui knows no contract, even as the type of a type', {
    file: 'packages/ui/src/Sample/sample.ts',
    refused: `const it = (id: import('@vela/contract/registry').EndpointId) => id;`,
    accepted: `const it = (locale: import('@vela/domain/locale').Locale) => locale;`,
  }),
  imports('the kit gathers no screen', {
    file: 'apps/web/src/kit/page/sample.ts',
    refused: `const it = import.meta.glob('../../site/*/index.ts');`,
    accepted: `const it = import.meta.glob('../../locales/*/en.po');`,
  }),
  imports('the environment is not read by an import either', {
    file: 'apps/server/src/accounts/sample.ts',
    refused: `import { env as it } from 'node:process';`,
    accepted: `import { join as it } from 'node:path';`,
  }),
  imports('server takes no React', {
    file: 'apps/server/src/pages/sample.ts',
    refused: `import { renderToString as it } from 'react-dom/server';`,
    accepted: `import { sql as it } from 'kysely';`,
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
  imports('a screen knows no other screen', {
    file: 'apps/web/src/site/sample/sample.ts',
    refused: `import { other as it } from '../other/other';`,
    accepted: `import { own as it } from './own';`,
  }),
  imports('a screen knows no route', {
    file: 'apps/web/src/site/sample/sample.ts',
    refused: `import { Route as it } from '../../routes/login';`,
    accepted: `import { usePage as it } from '../../kit/page/page-context';`,
  }),
  imports('the kit knows no screen', {
    file: 'apps/web/src/kit/page/sample.ts',
    refused: `import { other as it } from '../../site/other/other';`,
    accepted: `import { own as it } from './own';`,
  }),
  imports('a folder of the kit knows none above it', {
    file: 'apps/web/src/kit/storage/sample.ts',
    refused: `import { useApi as it } from '../session/member-data-context';`,
    accepted: `import { STORED as it } from './stored-keys';`,
  }),
  imports('the database knows no use case', {
    file: 'apps/server/src/db/sample.ts',
    refused: `import { logIn as it } from '../accounts/log-in';`,
    accepted: `import { pool as it } from './pool';`,
  }),
  imports('an adapter knows no use case', {
    file: 'apps/server/src/adapters/mail/sample.ts',
    refused: `import { sendMail as it } from '../../mails/send-mail';`,
    accepted: `import { port as it } from '../../core/mail-port';`,
  }),
  imports('the server loads the demo when it is needed', {
    file: 'apps/server/src/sample.ts',
    refused: `import { DEMO_SITES as it } from '@vela/demo/sites/demo-sites';`,
    accepted: `const it = () => import('@vela/demo/sites/demo-sites');`,
  }),
  imports('the server loads what seeds the demo when it is needed', {
    file: 'apps/server/src/sample.ts',
    refused: `import { seedDemo as it } from './seed/seed-demo';`,
    accepted: `const it = () => import('./seed/seed-demo');`,
  }),
  imports('the demo knows neither server nor contract', {
    file: 'packages/demo/src/sites/sample.ts',
    refused: `import { endpoints as it } from '@vela/contract/registry';`,
    accepted: `import { LOCALES as it } from '@vela/domain/locale';`,
  }),
  imports('a noun knows no noun above it, not even a type', {
    file: 'apps/server/src/members/sample.ts',
    refused: `import type { Id } from '../orders/order-rows';\n\nconst it = (id: Id) => id;`,
    accepted: `import type { Site } from '../core/site';\n\nconst it = (site: Site) => site;`,
  }),
  imports('core knows no noun', {
    file: 'apps/server/src/core/sample.ts',
    refused: `import { openSites as it } from '../sites/sites';`,
    accepted: `import { createDatabase as it } from '../db/database';`,
  }),
  imports('a noun knows nothing of what starts the server', {
    file: 'apps/server/src/jobs/sample.ts',
    refused: `import { readConfig as it } from '../config';`,
    accepted: `import { LOG_LEVELS as it } from '../core/config';`,
  }),
  imports('a folder without a place among the floors imports none', {
    file: 'apps/server/src/somewhere/sample.ts',
    refused: `import { Failure as it } from '../core/failure';`,
    accepted: `import { own as it } from './own';`,
  }),
  imports('a use case knows no route', {
    file: 'apps/server/src/accounts/sample.ts',
    refused: `import { handlers as it } from '../routes';`,
    accepted: `import { database as it } from '../db/database';`,
  }),
];

import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { type Change, UsageError } from './change.ts';
import { fileOf, insertExport, insertLine } from './insert-line.ts';
import { toCamel, toKebab, toWords } from './names.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

type Method = (typeof METHODS)[number];

/** What the first word of a name says of the method; any other word is an action: POST. */
const METHOD_OF_VERB: Readonly<Record<string, Method>> = {
  get: 'GET',
  list: 'GET',
  find: 'GET',
  update: 'PUT',
  delete: 'DELETE',
};

const LOCAL_IMPORT = /^import .* from '\.\//;

export interface EndpointRequest {
  /** Verb and noun: `list-gifts`. */
  name: string;
  /** The server's folder of the use case; the noun unless said otherwise. */
  folder?: string | undefined;
  method?: string | undefined;
  path?: string | undefined;
  /** Whether members' screens load it: its query is written, too. */
  query?: boolean | undefined;
}

interface Endpoint {
  file: string;
  id: string;
  noun: string;
  folder: string;
  method: Method;
  path: string;
}

/** An endpoint from contract to server: declaration, use case and test, route, and on request the query of a GET. */
export function endpointChanges(root: string, request: EndpointRequest): Change[] {
  const endpoint = endpointOf(request);
  const { file, id, folder, noun } = endpoint;
  const contract = 'packages/contract/src/endpoints';
  const changes: Change[] = [
    { file: `${contract}/${file}.ts`, create: contractText(endpoint) },
    {
      file: `${contract}/index.ts`,
      edit: (text) => insertExport(text, `export { ${id} } from './${file}';`),
    },
    { file: `apps/server/src/${folder}/${file}.ts`, create: handlerText(endpoint) },
    { file: `apps/server/tests/${file}.test.ts`, create: testText(endpoint) },
    { file: 'apps/server/src/routes.ts', edit: (text) => routesText(text, endpoint) },
  ];
  if (!existsSync(join(root, 'apps/server/src', folder)))
    changes.push({ file: 'tooling/check/src/lint/layers.ts', edit: (text) => floorsText(text, folder) });
  if (request.query === true) {
    if (endpoint.method !== 'GET') throw new UsageError('A query is that of a GET.');
    changes.push({ file: `packages/api-client/src/queries/${noun}.ts`, create: queryText(endpoint, id) });
  }
  return changes;
}

function endpointOf({ name, folder, method, path }: EndpointRequest): Endpoint {
  const file = toKebab(name);
  const [verb = '', ...rest] = file?.split('-') ?? [];
  if (file === null || rest.length === 0)
    throw new UsageError('An endpoint is named by a verb and a noun: list-gifts');
  const noun = rest.join('-');
  return {
    file,
    id: toCamel(file),
    noun,
    folder: folderOf(folder ?? noun),
    method: methodOf(method ?? METHOD_OF_VERB[verb] ?? 'POST'),
    path: pathOf(path ?? `/api/${noun}.php`),
  };
}

function folderOf(folder: string): string {
  const kebab = toKebab(folder);
  if (kebab === null) throw new UsageError(`${folder} is no name for a folder.`);
  return kebab;
}

function methodOf(method: string): Method {
  const known = METHODS.find((each) => each === method.toUpperCase());
  if (!known) throw new UsageError(`A method is one of ${METHODS.join(', ')}.`);
  return known;
}

function pathOf(path: string): string {
  if (!/^\/[\w./-]+$/.test(path))
    throw new UsageError(`${path} is no path: it starts with / and has no query.`);
  return path;
}

function contractText({ id, file, noun, method, path }: Endpoint): string {
  const shape =
    method === 'GET'
      ? `result: v.object({ ${toCamel(noun)}: v.array(v.string()) }),`
      : `body: v.object({ id: v.pipe(v.string(), v.nonEmpty('required')) }),\n  result: v.object({ id: v.string() }),`;
  return `import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';

/** ${sentence(file)}. Says who may, what comes back, and when each code is the answer. */
export const ${id} = defineEndpoint({
  id: '${id}',
  summary: '${sentence(file)}',
  method: '${method}',
  path: '${path}',
  callers: ['member'],
  ${shape}
});
`;
}

/** A new folder of the server has a floor: that of the nouns which no other needs. */
function floorsText(text: string, folder: string): string {
  const next = /^ {4}'dev',$/m;
  if (!next.test(text)) throw new Error(`found no place for: ${folder}`);
  return text.replace(next, (line) => `    '${folder}',\n${line}`);
}

function handlerText({ id, file, noun, method }: Endpoint): string {
  const arrow =
    method === 'GET'
      ? `() => ({ result: { ${toCamel(noun)}: [] } })`
      : '({ body }) => ({ result: { id: body.id } })';
  return `import type { Handler } from '../core/handler';

/** ${sentence(file)}. */
export const ${id}: Handler<'${id}'> = async ${arrow};
`;
}

function testText({ id, method }: Endpoint): string {
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('${id}', () => {
  it('refuses a visitor', async () => {
    const { status, error } = await app.call('${id}'${method === 'GET' ? '' : `, { body: { id: '1' } }`});
    expect(status).toBe(403);
    expect(error.code).toBe('authentication_required');
  });
});
`;
}

function routesText(text: string, { id, file, folder }: Endpoint): string {
  const line = `import { ${id} } from './${folder}/${file}';`;
  const imported = insertLine(text, { line, among: LOCAL_IMPORT, key: fileOf });
  return insertLine(imported, { line: `  ${id},`, among: /^ {2}\w+,$/, after: 'export const handlers' });
}

function queryText({ file, noun }: Endpoint, id: string): string {
  return `import { ${id} } from '@vela/contract/endpoints/${file}';
import type { Api } from '../create-api';
import { defineQuery } from './define-query';

/** ${sentence(noun)}. */
export function ${toCamel(noun)}QueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['${noun}'],
    load: (options) => api.call(${id}, {}, options),
  });
}
`;
}

function sentence(name: string): string {
  const words = toWords(name);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

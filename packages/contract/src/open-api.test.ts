import { ERROR_STATUS } from '@vela/domain/errors';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defineEndpoint, errorsOf, type Endpoint } from './define-endpoint';
import { eventStream } from './event-stream';
import { openApiDocument, operation } from './open-api';
import { endpoints } from './registry';

interface Operation {
  operationId: string;
  summary: string;
  'x-callers': string[];
  security: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

const document = openApiDocument();
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const components = document['components'] as { schemas: Record<string, object> };
/** What has a path of its own: a query is no part of a path. */
const all: [string, Endpoint][] = Object.entries<Endpoint>(endpoints).filter(
  ([, { path }]) => !path.includes('?'),
);

function operationOf({ path, method }: Endpoint): Operation {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is missing`);
  return operation;
}

/** Every reference anywhere in a part of the document. */
function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' ? [String(value)] : referencesIn(value),
  );
}

describe('openApiDocument', () => {
  test('is an OpenAPI 3.1 document that JSON can carry', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('names paths in the form of templates, without a query', () => {
    for (const path of Object.keys(paths)) expect(path).toMatch(/^(\/([\w.-]|\{\w+\})+)+$/);
  });

  test('says in words what shares its path with another', () => {
    expect(document['info']).toMatchObject({
      description: expect.stringContaining(
        '`POST /api/user.php?push=1` (Keep a push subscription, or take it back)',
      ),
    });
    expect(paths['/api/user.php']?.['post']?.operationId).toBe('logIn');
  });

  test('has an operation for each endpoint with a path of its own and no other', () => {
    const ids = Object.values(paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual(all.map(([id]) => id).toSorted());
  });

  test('points only at components that exist', () => {
    const references = referencesIn(document);
    const known = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references.filter((reference) => !known.includes(reference))).toEqual([]);
    expect(known.filter((name) => !references.includes(name))).toEqual([]);
  });

  test.each(all)('%s answers with each of its codes, under its status', (_, endpoint) => {
    const { responses } = operationOf(endpoint);
    for (const code of errorsOf(endpoint)) {
      expect(responses[ERROR_STATUS[code]]?.description).toContain(`\`${code}\``);
    }
    expect(responses[endpoint.status]?.description).toBe('Done');
  });

  test.each(all)('%s names its callers', (_, endpoint) => {
    expect(operationOf(endpoint)['x-callers']).toEqual(endpoint.callers);
  });

  test.each([
    ['getUser', [{}, { session: [] }]],
    ['updateUser', [{ session: [] }]],
    ['signUp', []],
  ] as const)('%s has the security %j', (id, security) => {
    expect(operationOf(endpoints[id]).security).toEqual(security);
  });

  test.each([
    ['logOut', ['header X-Client required']],
    ['getUser', []],
    ['listRegions', ['query country']],
    ['checkSignup', ['query email', 'query name', 'query date_of_birth', 'query step']],
    ['reportPageHidden', []],
  ] as const)('%s has the parameters %j', (id, parameters) => {
    const given = operationOf(endpoints[id]).parameters;
    expect(given.map((each) => `${each.in} ${each.name}${each.required ? ' required' : ''}`)).toEqual(
      parameters,
    );
  });

  test('shows what logging in takes and gives', () => {
    const { requestBody, responses } = operationOf(endpoints.logIn);
    expect(requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['email', 'password'],
    });
    expect(responses['200']?.content?.['application/json']?.schema).toMatchObject({
      properties: { user: { $ref: '#/components/schemas/User' } },
    });
  });

  test('shows an answer without content as one', () => {
    expect(operationOf(endpoints.reportPageHidden).responses['204']).toEqual({ description: 'Done' });
  });

  test('shows text as text', () => {
    expect(operationOf(endpoints.getMetrics).responses['200']?.content).toEqual({
      'text/plain': { schema: { type: 'string' } },
    });
  });
});

describe('operation', () => {
  test('shows a body with a file as a form, and the file as bytes', () => {
    const upload = defineEndpoint({
      id: 'upload',
      summary: 'Upload',
      method: 'POST',
      path: '/api/upload.php',
      callers: ['member'],
      body: v.object({ photo: v.file(), purpose: v.optional(v.string()) }),
      bodyKind: 'multipart',
    });
    expect(operation(upload)['requestBody']).toEqual({
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              photo: { type: 'string', contentMediaType: 'application/octet-stream' },
              purpose: { type: 'string' },
            },
            required: ['photo'],
          },
        },
      },
    });
  });

  test('shows a webhook with its part of the path, its text as it comes and no session', () => {
    const webhook = defineEndpoint({
      id: 'webhook',
      summary: 'Webhook',
      method: 'POST',
      path: '/api/webhook/{provider}.php',
      callers: ['machine'],
      query: v.object({ provider: v.string(), id: v.optional(v.string()) }),
      body: v.string(),
      bodyKind: 'raw',
    });
    expect(operation(webhook)).toMatchObject({
      security: [],
      parameters: [
        { name: 'provider', in: 'path', required: true },
        { name: 'id', in: 'query', required: false },
      ],
      requestBody: { content: { '*/*': { schema: { type: 'string' } } } },
    });
  });

  test('shows a stream of events by its type', () => {
    const events = defineEndpoint({
      id: 'events',
      summary: 'Events',
      method: 'GET',
      path: '/api/events.php',
      callers: ['member'],
      result: eventStream,
      contentType: 'text/event-stream',
    });
    expect(operation(events)).toMatchObject({
      responses: { 200: { content: { 'text/event-stream': { schema: {} } } } },
    });
  });
});

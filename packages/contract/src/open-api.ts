import { ERROR_STATUS, type ErrorCode } from '@vela/domain/errors';
import { errorsOf, hasBody, isForSessions, type BodyKind, type Endpoint } from './define-endpoint';
import { ERROR_MESSAGES } from './error-messages';
import { componentSchemas, toSchema, type Schema } from './open-api-schemas';
import { endpoints } from './registry';

export interface OpenApiDocument {
  openapi: string;
  [field: string]: unknown;
}

/** The contract as an OpenAPI 3.1 document: every endpoint with its callers, its codes and their statuses. */
export function openApiDocument(): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vela',
      version: '1',
      description:
        'Requests that change something carry an `X-Client` header. Errors have stable codes; ' +
        'their messages are for developers. `x-callers` says who may call. ' +
        `Beside these there is ${endpointsByQuery()}.`,
    },
    paths: pathItems(Object.values(endpoints)),
    components: {
      schemas: componentSchemas(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}

/** Endpoints that differ from another at their path only by their query. */
function endpointsByQuery(): string {
  const withQuery = Object.values<Endpoint>(endpoints).filter(({ path }) => path.includes('?'));
  return withQuery.map(({ method, path, summary }) => `\`${method} ${path}\` (${summary})`).join(', ');
}

/** A path template of OpenAPI has no query: an endpoint that differs from another only by its query is not among them. */
function pathItems(all: readonly Endpoint[]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of all) {
    if (endpoint.path.includes('?')) continue;
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return paths;
}

/** One endpoint as the document shows it. */
export function operation(endpoint: Endpoint): Schema {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    'x-callers': endpoint.callers,
    security: securityOf(endpoint),
    parameters: [...parametersOf(endpoint), ...(endpoint.clientHeader ? [CLIENT_HEADER] : [])],
    ...(hasBody(endpoint) && {
      requestBody: {
        required: true,
        content: { [BODY_TYPES[endpoint.bodyKind]]: { schema: toSchema(endpoint.body, 'input') } },
      },
    }),
    responses: { [endpoint.status]: success(endpoint), ...failures(errorsOf(endpoint)) },
  };
}

const BODY_TYPES = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  raw: '*/*',
} as const satisfies Record<BodyKind, string>;

const CLIENT_HEADER = {
  name: 'X-Client',
  in: 'header',
  required: true,
  description: 'What the client calls itself; other sites cannot send it.',
  schema: { type: 'string', examples: ['web'] },
} as const;

/** An empty requirement means that a session is welcome but not needed. */
function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  if (!isForSessions(endpoint)) return [];
  const { callers } = endpoint;
  if (!callers.includes('visitor')) return [{ session: [] }];
  return callers.length > 1 ? [{}, { session: [] }] : [];
}

function parametersOf({ path, query }: Endpoint): Schema[] {
  const { properties = {}, required = [] } = toSchema(query, 'input');
  return Object.entries(properties as Record<string, Schema>).map(([name, schema]) => {
    const isInPath = path.includes(`{${name}}`);
    return {
      name,
      in: isInPath ? 'path' : 'query',
      required: isInPath || (required as string[]).includes(name),
      schema,
    };
  });
}

function success({ status, contentType, result }: Endpoint): Schema {
  if (status === 204) return { description: 'Done' };
  return { description: 'Done', content: { [contentType]: { schema: toSchema(result, 'output') } } };
}

function failures(codes: readonly ErrorCode[]): Record<string, Schema> {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries([...byStatus].map(([status, group]) => [String(status), failure(status, group)]));
}

function failure(status: number, codes: readonly ErrorCode[]): Schema {
  const code = { properties: { error: { properties: { code: { enum: codes } } } } };
  return {
    description: codes.map((each) => `\`${each}\`: ${ERROR_MESSAGES[each]}`).join('\n\n'),
    ...(status === 429 && {
      headers: { 'Retry-After': { schema: { type: 'integer', description: 'Seconds' } } },
    }),
    content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Error' }, code] } } },
  };
}

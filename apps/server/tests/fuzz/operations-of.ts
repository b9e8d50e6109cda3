import { openApiDocument, operation } from '@vela/contract/open-api';
import { endpoints } from '@vela/contract/registry';
import type { Operation } from './draw-request';

type Schema = Record<string, unknown>;

interface Documented {
  operationId: string;
  'x-callers': string[];
  parameters: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string }>;
}

/** Every operation that the OpenAPI document names, and those that differ from another only by their query. */
export function operationsOf(): Operation[] {
  const { paths } = openApiDocument() as unknown as { paths: Record<string, Record<string, Documented>> };
  const documented = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, one]) => toOperation({ path, method }, one)),
  );
  const byQuery = Object.values(endpoints)
    .filter(({ path }) => path.includes('?'))
    .map((endpoint) => toOperation(endpoint, operation(endpoint) as unknown as Documented));
  return [...documented, ...byQuery];
}

function toOperation(
  { path, method }: { path: string; method: string },
  { operationId, parameters, requestBody, responses, ...rest }: Documented,
): Operation {
  const [body] = Object.entries(requestBody?.content ?? {});
  const answers = Object.entries(responses).map(([status, { description }]) => ({
    status: Number(status),
    codes: [...description.matchAll(/`(\w+)`: /g)].map(([, code = '']) => code),
  }));
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    callers: rest['x-callers'],
    parameters,
    body: body ? { type: body[0], schema: body[1].schema } : null,
    clientHeader: parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'X-Client'),
    codes: new Map(answers.map(({ status, codes }) => [status, codes])),
    success: answers.flatMap(({ status, codes }) => (codes.length === 0 ? [status] : [])),
  };
}

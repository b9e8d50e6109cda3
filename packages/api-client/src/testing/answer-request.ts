import { errorsOf, type Endpoint } from '@vela/contract/define-endpoint';
import { toFieldErrors } from '@vela/contract/field-errors';
import { ENDPOINT_IDS, endpoints, type EndpointId } from '@vela/contract/registry';
import type { ErrorCode } from '@vela/domain/errors';
import * as v from 'valibot';
import type { FakeHandlers, RecordedCall } from './fake-handler';
import { FakeFailure, type FakeFailureDetails } from './fake-failure';

interface Answering {
  request: Request;
  answers: Partial<FakeHandlers>;
  calls: RecordedCall[];
}

/** Answers one request as the server would: parse, call, check the result, or the error's own answer. */
export async function answerRequest({ request, answers, calls }: Answering): Promise<Response> {
  const id = findEndpointId(request);
  if (!id) return new FakeFailure('not_found').toResponse();
  const endpoint: Endpoint = endpoints[id];
  try {
    const call = await parseRequest(endpoint, request);
    calls.push({ id, ...call });
    const handler = answers[id] as ((call: unknown) => unknown) | undefined;
    if (!handler) throw new Error(`The fake has no answer for ${id}: give it one in \`handlers\`.`);
    const result = v.parse(endpoint.result, await handler({ ...call, reject }));
    if (endpoint.contentType === 'text/event-stream') return streamResponse(result as AsyncIterable<string>);
    return endpoint.status === 204 ? new Response(null, { status: 204 }) : Response.json(result);
  } catch (error) {
    if (!(error instanceof FakeFailure)) throw error;
    if (!errorsOf(endpoint).includes(error.code))
      throw new Error(`${id} never answers ${error.code}.`, { cause: error });
    return error.toResponse();
  }
}

function streamResponse(texts: AsyncIterable<string>): Response {
  const encoder = new TextEncoder();
  const iterator = texts[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const step = await iterator.next();
      if (step.done === true) controller.close();
      else controller.enqueue(encoder.encode(step.value));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function reject(code: ErrorCode, details?: FakeFailureDetails): never {
  throw new FakeFailure(code, details);
}

function findEndpointId(request: Request): EndpointId | undefined {
  const { pathname, search } = new URL(request.url);
  const idAt = (path: string): EndpointId | undefined =>
    ENDPOINT_IDS.find((id) => endpoints[id].method === request.method && endpoints[id].path === path);
  return idAt(pathname + search) ?? idAt(pathname);
}

async function parseRequest(
  endpoint: Endpoint,
  request: Request,
): Promise<{ query: unknown; body: unknown }> {
  if (endpoint.clientHeader && !request.headers.has('x-client'))
    throw new FakeFailure('client_header_missing');
  return {
    query: parseFields(endpoint.query, Object.fromEntries(new URL(request.url).searchParams)),
    body: parseFields(endpoint.body, await readBody(endpoint, request)),
  };
}

async function readBody({ bodyKind }: Endpoint, request: Request): Promise<unknown> {
  if (request.body === null) return {};
  if (bodyKind === 'multipart') return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === '' ? {} : JSON.parse(text);
}

function parseFields(schema: v.GenericSchema, input: unknown): unknown {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  throw new FakeFailure('invalid_input', { fields: toFieldErrors(parsed.issues) });
}

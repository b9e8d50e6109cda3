import { hasBody, type Endpoint, type Method } from '@vela/contract/define-endpoint';
import { endpoints, type EndpointId, type ResultOf } from '@vela/contract/registry';
import type { AppContext } from '../core/context';
import type { Handlers, Answer } from '../core/handler';
import { countRequest } from './count-request';
import { errorResponse } from './error-response';
import { eventStreamResponse } from './event-stream';
import { Failure } from '../core/failure';
import { requireStorable } from './storable-text';
import { readBody } from './read-body';
import { createRouteTable, type FoundRoute } from './route-table';
import { type CallerOf, type EndpointInput, runEndpoint, serveEndpoint } from './serve-endpoint';
import { createUploadGate } from './upload-gate';
import type { Visit } from './visit';

/** The API without the network around it: the server, page rendering and tests call the same. */
export interface Api {
  /** Whether a path is one of the API's, known or not; pages have the others. */
  owns(path: string): boolean;
  /** The pattern a request is logged and measured under: a path of the contract, never what a stranger typed. */
  routeOf(path: string): string;
  /** Answers a request from the network. */
  handle(visit: Visit, request: Request): Promise<Response>;
  /** Answers a request that the rendering of a page makes: the visit's own cookies count, its cookies are changed. */
  fetch(visit: Visit, request: Request): Promise<Response>;
  /** Calls one endpoint with what would have been its query and body. Throws Failure. */
  call<Id extends EndpointId>(visit: Visit, id: Id, input?: Partial<EndpointInput>): Promise<ResultOf<Id>>;
  /** Does one endpoint's work another way, for input that no request can carry; callers, limits and session as ever. */
  run<Id extends EndpointId>(
    visit: Visit,
    id: Id,
    run: (caller: CallerOf<Id>) => Promise<Answer<Id>>,
  ): Promise<ResultOf<Id>>;
}

type Route = FoundRoute<EndpointId>;

export function createApi(context: AppContext, handlers: Handlers): Api {
  const findRoute = createRouteTable<EndpointId>(endpoints);

  /** An endpoint's own query counts for its method alone. */
  const routeAt = ({ pathname, searchParams }: URL, method: Method): Route | null => {
    const special = findRoute(pathname, searchParams);
    return special?.ids[method] ? special : findRoute(pathname);
  };

  const uploads = createUploadGate();

  const respond = async (visit: Visit, request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const route = routeAt(url, methodOf(request));
    const id = endpointIdOf(route, methodOf(request));
    const endpoint: Endpoint = endpoints[id];
    requireClientHeader(endpoint, request);
    const { admit, held } = uploads.expect(visit, request);
    const served = await serveEndpoint(
      { context, handlers },
      { visit, id, ...(endpoint.bodyKind === 'multipart' && { admit }) },
      async () => ({
        query: queryOf(url, route),
        body: hasBody(endpoint) ? await readBody(request, { ...endpoint, held }) : {},
      }),
    );
    if (endpoint.contentType !== 'text/event-stream') return serialise(endpoint, served);
    const events = served.result as AsyncIterable<string | Uint8Array>;
    const response = eventStreamResponse(events, { visit, stopping: context.stopping });
    if (request.method === 'HEAD') await response.body?.cancel();
    return response;
  };

  const answer = async (visit: Visit, request: Request): Promise<Response> => {
    try {
      return await respond(visit, request);
    } catch (error) {
      return answerError(visit, error, findRoute(new URL(request.url).pathname));
    }
  };

  return {
    owns: (path) => path.startsWith('/api/') || path === '/api' || findRoute(path) !== null,
    routeOf: (path) => findRoute(path)?.pattern ?? '/api/*',
    handle: async (visit, request) => {
      try {
        const url = new URL(request.url);
        const method = methodOf(request);
        const id = routeAt(url, method)?.ids[method] ?? null;
        if (!isWatching(id, url)) await countRequest(context, { visit, id });
      } catch (error) {
        return answerError(visit, error, null);
      }
      return answer(visit, request);
    },
    fetch: answer,
    call: async (visit, id, { query = {}, body = {} } = {}) => {
      const served = await serveEndpoint({ context, handlers }, { visit, id }, async () => ({ query, body }));
      return served.result as ResultOf<typeof id>;
    },
    run: async (visit, id, run) => {
      const served = await runEndpoint(context, { visit, id }, run);
      return served.result as ResultOf<typeof id>;
    },
  };
}

/** Those who watch over the server are not counted, as far as they make it do next to nothing. */
function isWatching(id: EndpointId | null, { searchParams }: URL): boolean {
  return id === 'getHealth' || (id === 'getReadiness' && !searchParams.has('deep'));
}

/** HEAD asks for what GET would. */
function methodOf({ method }: Request): Method {
  return (method === 'HEAD' ? 'GET' : method) as Method;
}

function endpointIdOf(route: Route | null, method: Method): EndpointId {
  if (!route) throw new Failure('not_found');
  const id = route.ids[method];
  if (!id) throw new Failure('method_not_allowed');
  return id;
}

/**
 * A header that no form and no link of another site can send. Without it that site could make a member's browser
 * change things here: the cookie would come along by itself.
 */
function requireClientHeader(endpoint: Endpoint, request: Request): void {
  if (endpoint.clientHeader && !request.headers.get('x-client')) throw new Failure('client_header_missing');
}

/**
 * Of a parameter that comes twice, the first: no endpoint takes lists. What the path itself says counts before the query.
 * Any of it may reach the database. Throws Failure `invalid_input`.
 */
function queryOf({ searchParams }: URL, route: Route | null): Record<string, string> {
  const query = { ...Object.fromEntries([...searchParams].toReversed()), ...route?.parameters };
  for (const value of Object.values(query)) requireStorable(value);
  return query;
}

function serialise(endpoint: Endpoint, { status, result }: { status: number; result: unknown }): Response {
  if (status === 204) return new Response(null, { status });
  if (endpoint.contentType === 'application/json') return Response.json(result, { status });
  return new Response(String(result), {
    status,
    headers: { 'content-type': `${endpoint.contentType}; charset=utf-8` },
  });
}

function answerError(visit: Visit, error: unknown, route: Route | null): Response {
  if (!(error instanceof Failure)) {
    visit.log.error({ err: error }, 'request failed');
    return errorResponse(new Failure('internal'));
  }
  if (error.code === 'method_not_allowed') return errorResponse(error, { allow: allowed(route).join(', ') });
  return errorResponse(error);
}

function allowed(route: Route | null): string[] {
  const methods = Object.keys(route?.ids ?? {});
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

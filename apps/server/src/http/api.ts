import type { Endpoint, Method } from '@vela/contract/define-endpoint';
import { ENDPOINT_IDS, endpoints, type EndpointId, type ResultOf } from '@vela/contract/registry';
import type { AppContext } from '../context';
import type { Handlers } from '../routes';
import { countRequest } from './count-request';
import { errorResponse } from './error-response';
import { Failure } from './failure';
import { readJson } from './read-body';
import type { Answer } from './handler';
import { type CallerOf, type EndpointInput, runEndpoint, serveEndpoint, takesBody } from './serve-endpoint';
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

type Route = Partial<Record<Method, EndpointId>>;

export function createApi(context: AppContext, handlers: Handlers): Api {
  const routes = routeTable();

  const respond = async (visit: Visit, request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const id = findEndpoint(routes, { path: url.pathname, method: request.method });
    const endpoint: Endpoint = endpoints[id];
    requireClientHeader(endpoint, request);
    const served = await serveEndpoint({ context, handlers }, { visit, id }, async () => ({
      query: queryOf(url),
      body: takesBody(endpoint) ? await readJson(request) : {},
    }));
    return serialise(endpoint, served);
  };

  const answer = async (visit: Visit, request: Request): Promise<Response> => {
    try {
      return await respond(visit, request);
    } catch (error) {
      return refusal(visit, error, routes.get(new URL(request.url).pathname));
    }
  };

  return {
    owns: (path) => path.startsWith('/api/') || path === '/api' || routes.has(path),
    routeOf: (path) => (routes.has(path) ? path : '/api/*'),
    handle: async (visit, request) => {
      try {
        // Those who watch over the server are not counted.
        if (new URL(request.url).pathname.startsWith('/api/')) await countRequest(context, visit);
      } catch (error) {
        return refusal(visit, error, undefined);
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

function routeTable(): Map<string, Route> {
  const routes = new Map<string, Route>();
  for (const id of ENDPOINT_IDS) {
    const { path, method } = endpoints[id];
    routes.set(path, { ...routes.get(path), [method]: id });
  }
  return routes;
}

function findEndpoint(
  routes: Map<string, Route>,
  { path, method }: { path: string; method: string },
): EndpointId {
  const route = routes.get(path);
  if (!route) throw new Failure('not_found');
  const id = route[(method === 'HEAD' ? 'GET' : method) as Method];
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

/** Of a parameter that comes twice, the first: no endpoint takes lists. */
function queryOf(url: URL): Record<string, string> {
  return Object.fromEntries([...url.searchParams].toReversed());
}

function serialise(endpoint: Endpoint, { status, result }: { status: number; result: unknown }): Response {
  if (status === 204) return new Response(null, { status });
  if (endpoint.contentType === 'application/json') return Response.json(result, { status });
  return new Response(String(result), {
    status,
    headers: { 'content-type': `${endpoint.contentType}; charset=utf-8` },
  });
}

function refusal(visit: Visit, error: unknown, route: Route | undefined): Response {
  if (!(error instanceof Failure)) {
    visit.log.error({ err: error }, 'request failed');
    return errorResponse(new Failure('internal'));
  }
  if (error.code === 'method_not_allowed') return errorResponse(error, { allow: allowed(route).join(', ') });
  return errorResponse(error);
}

function allowed(route: Route = {}): string[] {
  const methods = Object.keys(route);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

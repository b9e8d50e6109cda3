import type { IncomingMessage } from 'node:http';
import { type Answered, createAnswering, unlisted } from './answering';
import type { AppContext } from './core/context';
import { compress } from './http/compress';
import { serialiseCookie } from './core/cookies';
import { errorResponse } from './http/error-response';
import { Failure } from './core/failure';
import { addPrivateHeaders, addSecurityHeaders, transportOf } from './http/security-headers';
import { beginVisit, type Visit } from './http/visit';
import { isWellAddressed } from './http/well-addressed';
import { lastResort } from './pages/fallback-page';
import { lastResortOf } from './pages/last-resort-of';
import { consumePageLimit } from './pages/page-limits';
import { isSecure } from './core/site';

/** How a request came; nothing of it is known where there is no network, as in tests. */
export interface Connection {
  incoming?: Partial<Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>> & {
    socket: { remoteAddress?: string | undefined };
  };
}

export interface App {
  /** Answers a request, whatever happens: it never rejects. */
  fetch: (request: Request, connection?: Connection) => Promise<Response>;
}

/** The whole server but the network: give it a request and it answers. Tests call it without a port. */
export async function createApp(context: AppContext): Promise<App> {
  const { api, answer } = await createAnswering(context);

  const refuse = async (visit: Visit): Promise<Answered> => {
    const retryAfter = await consumePageLimit(context, visit);
    const failure =
      retryAfter === null ? new Failure('invalid_input') : new Failure('too_many_requests', { retryAfter });
    const response = errorResponse(failure);
    addPrivateHeaders(response.headers);
    return { route: 'refused', response };
  };

  /** Only failures around an answer arrive here: each kind of answer handles its own errors. */
  const failed = async (
    visit: Visit,
    { request, error }: { request: Request; error: unknown },
  ): Promise<Answered> => {
    visit.log.error({ err: error }, 'request failed');
    const { pathname } = new URL(request.url);
    const response = api.owns(pathname)
      ? unlisted(errorResponse(new Failure('internal')))
      : await lastResortOf(context, visit);
    addPrivateHeaders(response.headers);
    return { route: 'failed', response };
  };

  const respond = async (asked: Request, { incoming }: Connection): Promise<Response> => {
    const startedAt = process.hrtime.bigint();
    const { method, headers } = asked;
    const isWell = isWellAddressed(asked, incoming);
    // What has no address of its own is rejected by the site that is everybody's.
    const request = isWell ? asked : new Request(context.config.publicUrl, { headers });
    const peerAddress = incoming?.socket.remoteAddress ?? null;
    const visit = await beginVisit(context, { request, peerAddress });
    const answering = isWell ? answer(visit, request) : refuse(visit);
    const { route, response } = await answering.catch((error: unknown) => failed(visit, { request, error }));
    observe(context, { visit, method, route, status: response.status, startedAt });
    return compress(finish(context, visit, response), headers.get('accept-encoding'));
  };

  /** Answers a request that failed before its visit was known. */
  const failedEarly = (request: Request, error: unknown): Response => {
    context.log.error({ err: error }, 'request failed');
    const isApi = URL.canParse(request.url) && api.owns(new URL(request.url).pathname);
    const response = isApi ? errorResponse(new Failure('internal')) : lastResort();
    addPrivateHeaders(response.headers);
    addSecurityHeaders(response.headers, transportOf(context.config));
    return response;
  };

  return {
    fetch: async (request, connection = {}) => {
      const response = await respond(request, connection).catch((error: unknown) =>
        failedEarly(request, error),
      );
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}

/** Adds what every answer carries. All of them are made here, so their headers may still be changed. */
function finish({ config }: AppContext, visit: Visit, response: Response): Response {
  const { headers } = response;
  const secure = isSecure(visit.site);
  addSecurityHeaders(headers, { secure, subdomains: config.hstsSubdomains });
  headers.set('x-request-id', visit.requestId);
  for (const [name, change] of visit.cookieChanges) {
    headers.append('set-cookie', serialiseCookie(name, change, { secure }));
  }
  return response;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Observed {
  visit: Visit;
  method: string;
  route: string;
  status: number;
  startedAt: bigint;
}

function observe({ metrics }: AppContext, { visit, route, status, startedAt, ...seen }: Observed): void {
  // Strangers may ask by any word: each would be a line of the metrics for good.
  const method = METHODS.has(seen.method) ? seen.method : 'other';
  const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9;
  metrics.httpSeconds.observe({ method, route, status }, seconds);
  visit.log.info({ method, route, status, ms: Math.round(seconds * 1000), site: visit.site.id }, 'request');
}

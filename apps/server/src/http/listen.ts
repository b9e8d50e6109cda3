import { getRequestListener, RequestError } from '@hono/node-server';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { MINUTE, SECOND } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { errorResponse } from './error-response';
import { Failure } from '../core/failure';
import { addPrivateHeaders, addSecurityHeaders, transportOf } from './security-headers';
import { boundUnreadBody } from './unread-body';

interface Times {
  /** How long the head of a request may take. Bodies keep the five minutes of the platform: a photo over a bad line takes its time. */
  headersTimeout: number;
  /** How often that is looked at. */
  connectionsCheckingInterval: number;
  /** How long a connection stays open for a next request: longer than proxies keep theirs, or one is sent into its end. */
  keepAliveTimeout: number;
  /** How long a connection may be silent while something is sent: a stream writes far more often. */
  silenceMs: number;
}

const TIMES: Times = {
  headersTimeout: 15 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  keepAliveTimeout: 75 * SECOND,
  silenceMs: 2 * MINUTE,
};

interface Listening {
  /** Answers a request that came by a connection. */
  app: { fetch: Parameters<typeof getRequestListener>[0] };
  times?: Times;
}

type Context = Pick<AppContext, 'config' | 'log' | 'metrics'>;

/**
 * Puts the app on the network, at the address of its configuration. What is no request at all is rejected
 * here.
 */
export async function listen(context: Context, { app, times = TIMES }: Listening): Promise<Server> {
  const { host, port } = context.config;
  const answering = new WeakMap<Socket, ServerResponse>();
  const answer = getRequestListener(app.fetch, {
    // HTTP/1.0 may leave the Host header out; this name is used then.
    hostname: 'localhost',
    // Node would read up to 64 MB of a rejected body.
    autoCleanupIncoming: false,
    errorHandler: (error) => answerError(context, error),
  });
  // The platform would reject a missing Host without a word; the app does it in its own.
  const { silenceMs, ...options } = times;
  const server = createServer({ ...options, requireHostHeader: false }, (incoming, outgoing) => {
    answering.set(incoming.socket, outgoing);
    boundUnreadBody(incoming, outgoing);
    void answer(incoming, outgoing);
  });
  // Otherwise a client that opens streams and reads none of them would hold each of them open.
  server.setTimeout(silenceMs);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const begun = answering.get(socket);
    const isAnswering = begun?.headersSent === true && !begun.writableFinished;
    if (!socket.writable || isAnswering) return socket.destroy();
    const status = PARSER_STATUS[error.code ?? ''] ?? 400;
    observeRefused(context, status);
    return socket.end(bareAnswer(context, status), () => socket.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** A request that no URL can be made of, such as one for `*`, or with a Host of several. */
function answerError(context: Context, error: unknown): Response {
  const isRefused = error instanceof RequestError;
  if (!isRefused) context.log.error({ err: error }, 'request failed');
  const response = errorResponse(new Failure(isRefused ? 'invalid_input' : 'internal'));
  addPrivateHeaders(response.headers);
  addSecurityHeaders(response.headers, transportOf(context.config));
  observeRefused(context, response.status);
  return response;
}

/** What the parser gives up on; all else is a malformed request. */
const PARSER_STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

function bareAnswer(context: Context, status: number): string {
  const headers = new Headers({ connection: 'close', 'content-length': '0', 'cache-control': 'no-store' });
  addSecurityHeaders(headers, transportOf(context.config));
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`;
}

function observeRefused({ log, metrics }: Context, status: number): void {
  metrics.httpSeconds.observe({ method: 'other', route: 'refused', status }, 0);
  log.info({ route: 'refused', status }, 'request');
}

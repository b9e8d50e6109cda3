import type { Endpoint } from '@vela/contract/define-endpoint';
import {
  isWorthWaiting,
  LONGEST_REQUEST_MS,
  REQUEST_RETRIES,
  requestDelayMs,
  RETRIED_STATUSES,
} from '@vela/domain/refresh';
import { LOCALE_PARAM, type Locale } from '@vela/domain/locale';
import { MINUTE } from '@vela/domain/time';
import ky, { isHTTPError, type KyInstance, type Options } from 'ky';
import * as v from 'valibot';
import { ApiError } from './api-error';
import { saysSignedOut, toApiError } from './read-error';
import { fetchWithProgress, type OnUpload } from './upload';

/** The longest that one attempt may take with a file to send, which a slow line takes its time for. */
const LONGEST_UPLOAD_MS = 5 * MINUTE;

export interface ApiOptions {
  /** The address of the server; absolute while rendering, else the page's own origin. */
  baseUrl?: string;
  /** It replaces the platform's `fetch`; a server calls itself in process. */
  fetch?: (request: Request) => Promise<Response>;
  /** What this client calls itself in `X-Client`. */
  client?: string;
  /** The language of requests, where the page's address names it; else the server decides by the other hints. */
  locale?: Locale | undefined;
  /** 0 while rendering: a page that fails should fail at once. */
  retries?: number;
  /** Milliseconds before a retry, counted from 1; unless given they double from 0.3 s, with jitter. */
  retryDelayMs?: (attempt: number) => number;
  /** Called when the server says that the session has ended, before the call throws. */
  onSignedOut?: () => void;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Follows how much of a `multipart` body is sent. */
  onUpload?: OnUpload | undefined;
}

/** What a call of an endpoint takes: the query of a GET, else the body. */
export type InputOf<E extends Endpoint> = v.InferInput<E['method'] extends 'GET' ? E['query'] : E['body']>;

export type OutputOf<E extends Endpoint> = v.InferOutput<E['result']>;

export interface Api {
  /** Calls an endpoint and returns its checked result; throws {@link ApiError}. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>;
}

/**
 * A client of the API. Requests that may be repeated are, up to five times, when the network or the server
 * fails or says when to come back; every result is checked against the contract.
 */
export function createApi(options: ApiOptions = {}): Api {
  const http = ky.create(httpOptions(options));
  return {
    async call(endpoint, input, callOptions = {}) {
      try {
        const { signal, onUpload } = callOptions;
        // A fetch of the caller's own is asked as it is.
        const followed = options.fetch ? undefined : onUpload;
        return await send({
          http,
          endpoint,
          input,
          locale: options.locale,
          retries: options.retries ?? REQUEST_RETRIES,
          signal,
          onUpload: followed,
        });
      } catch (error) {
        if (saysSignedOut(error)) options.onSignedOut?.();
        throw toApiError(error);
      }
    },
  };
}

interface Sending<E extends Endpoint> extends CallOptions {
  http: KyInstance;
  endpoint: E;
  input: InputOf<E>;
  locale: Locale | undefined;
  retries: number;
}

async function send<E extends Endpoint>(sending: Sending<E>): Promise<OutputOf<E>> {
  const { http, endpoint, input, locale, retries, signal, onUpload } = sending;
  const [path = '', ownQuery] = endpoint.path.split('?');
  const response = await http(path, {
    method: endpoint.method,
    retry: { limit: endpoint.repeatable ? retries : 0 },
    searchParams: [
      ...new URLSearchParams(ownQuery),
      ...(endpoint.method === 'GET' ? toSearchParams(input) : []),
      ...(locale ? [[LOCALE_PARAM, locale]] : []),
    ],
    ...contentOf(endpoint, input, onUpload),
    // What is gone from the screen at once is deleted though the page is left in the same moment.
    ...(endpoint.method === 'DELETE' && { keepalive: true }),
    ...(signal && { signal }),
  });
  return readResult(endpoint, response);
}

function contentOf({ method, bodyKind }: Endpoint, input: unknown, onUpload?: OnUpload): Options {
  if (method === 'GET') return {};
  if (bodyKind === 'multipart') {
    const body = toFormData(input);
    const fetch = onUpload && fetchWithProgress(body, onUpload);
    return { body, timeout: LONGEST_UPLOAD_MS, ...(fetch && { fetch }) };
  }
  return { json: input };
}

async function readResult<E extends Endpoint>(endpoint: E, response: Response): Promise<OutputOf<E>> {
  const { status } = response;
  const body: unknown = status === 204 ? {} : await response.json().catch(() => undefined);
  const parsed = v.safeParse(endpoint.result, body);
  if (parsed.success) return parsed.output;
  const message = `The answer of ${endpoint.id} is not what the contract says.`;
  throw new ApiError({ code: 'internal', message, status, cause: new v.ValiError(parsed.issues) });
}

function httpOptions({ baseUrl, fetch, client = 'web', retryDelayMs }: ApiOptions): Options {
  return {
    baseUrl: baseUrl ?? '/',
    headers: { accept: 'application/json', 'x-client': client },
    timeout: LONGEST_REQUEST_MS,
    retry: {
      methods: ['get', 'put', 'delete'],
      statusCodes: [...RETRIED_STATUSES],
      afterStatusCodes: [429, 503],
      backoffLimit: LONGEST_REQUEST_MS,
      retryOnTimeout: true,
      shouldRetry: ({ error }) => (mayPass(error) ? undefined : false),
      delay: retryDelayMs ?? requestDelayMs,
      jitter: retryDelayMs === undefined,
    },
    ...(fetch && { fetch: (input, init) => fetch(new Request(input, init)) }),
  };
}

/** An answer that asks to retry later than a member waits is shown at once. */
function mayPass(error: Error): boolean {
  if (!isHTTPError(error)) return true;
  return isWorthWaiting(Number(error.response.headers.get('retry-after')));
}

function toSearchParams(query: unknown): [string, string][] {
  return Object.entries(query as Record<string, unknown>).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
}

/** Text and files of a form; what is undefined is left out. */
function toFormData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (typeof value === 'string') form.set(name, value);
    if (value instanceof Blob) form.set(name, value);
  }
  return form;
}

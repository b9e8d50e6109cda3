import type { ErrorCode } from '@vela/domain/errors';
import * as v from 'valibot';

/**
 * Who may call: `premium` and `operator` are members with more rights, so they are named for what needs them. A
 * `machine` stands alone: it has no session, and proves itself by what it sends, such as a webhook by its signature.
 */
export type Caller = 'visitor' | 'member' | 'premium' | 'operator' | 'machine';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type SuccessStatus = 200 | 201 | 204;

/** How a body is written: `multipart` carries files beside text; `raw` is its text as it came, to check a signature. */
export type BodyKind = 'json' | 'multipart' | 'raw';

/** What a result is written as; that of an event stream is its text, part by part. */
export type ContentType = 'application/json' | 'text/plain' | 'text/event-stream';

/** What every endpoint may answer, so that no endpoint declares it. */
export const COMMON_ERRORS = ['invalid_input', 'not_found', 'too_many_requests', 'internal'] as const;

/** What an endpoint may answer because of its own callers, method or body; {@link errorsOf} says which. */
export type ImplicitError =
  | (typeof COMMON_ERRORS)[number]
  | 'authentication_required'
  | 'client_header_missing'
  | 'forbidden'
  | 'busy'
  | 'too_large'
  | 'unsupported_type'
  | 'upload_too_slow';

/** Bytes of a body at most, unless the endpoint says otherwise; files need a limit of their own. */
const BODY_BYTES = 64 * 1024;

const nothing = v.object({});

export type NoFields = typeof nothing;

export interface Endpoint {
  id: string;
  summary: string;
  method: Method;
  path: `/${string}`;
  callers: readonly Caller[];
  clientHeader: boolean;
  repeatable: boolean;
  query: v.GenericSchema;
  body: v.GenericSchema;
  bodyKind: BodyKind;
  maxBodyBytes: number;
  result: v.GenericSchema;
  errors: readonly ErrorCode[];
  status: SuccessStatus;
  contentType: ContentType;
}

interface Definition {
  id: string;
  /** What it does, as the API's documentation lists it. */
  summary: string;
  method: Method;
  /** A `{name}` in it is one segment, or a part of one, and a field of the query. */
  path: `/${string}`;
  /** All other callers are rejected: a visitor with `authentication_required`, a member with `forbidden`. */
  callers: readonly Caller[];
  /** Whether `X-Client` is required; unless said otherwise it is for every method but GET, from all but machines. */
  clientHeader?: boolean;
  /**
   * Whether a client may ask again when it got no answer. Unless said otherwise every method but POST is,
   * but not what uses up a token or compares an old password: the first request may have done its work.
   */
  repeatable?: boolean;
  query?: v.GenericSchema;
  /** The schema of the body: in a `multipart` one text fields are strings and files are `File`; a `raw` one is a string. */
  body?: v.GenericSchema;
  /** The default is `json`. */
  bodyKind?: BodyKind;
  /** The largest body with all its fields, in bytes; 64 kB by default. */
  maxBodyBytes?: number;
  result?: v.GenericSchema;
  /** The codes of this endpoint beyond the implicit ones; it can answer no other. */
  errors?: readonly ErrorCode[];
  status?: SuccessStatus;
  contentType?: ContentType;
}

type SchemaOr<Given, Otherwise> = Given extends v.GenericSchema ? Given : Otherwise;

type Literal = 'id' | 'method' | 'path' | 'callers';

/** An endpoint that still knows its own names, schemas and codes. */
type Defined<D extends Definition> = Omit<Endpoint, Literal | 'query' | 'body' | 'result' | 'errors'> &
  Pick<D, Literal> & {
    query: SchemaOr<D['query'], NoFields>;
    body: SchemaOr<D['body'], NoFields>;
    result: SchemaOr<D['result'], NoFields>;
    errors: D['errors'] extends readonly ErrorCode[] ? D['errors'] : readonly [];
  };

/** Declares one endpoint: the server parses and serves by it, clients call by it, OpenAPI is made from it. */
export function defineEndpoint<const D extends Definition>(definition: D): Defined<D> {
  return {
    clientHeader: definition.method !== 'GET' && isForSessions(definition),
    repeatable: definition.method !== 'POST',
    query: nothing,
    body: nothing,
    bodyKind: 'json',
    maxBodyBytes: BODY_BYTES,
    result: nothing,
    errors: [],
    status: 200,
    contentType: 'application/json',
    ...definition,
  } as unknown as Defined<D>;
}

/** Whether an endpoint takes fields in its body. */
export function hasBody(endpoint: Endpoint): boolean {
  return endpoint.body !== nothing;
}

/** Every code an endpoint can answer: its own, the common ones, and those that follow from its callers and body. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [...endpoint.errors, ...COMMON_ERRORS];
  if (isForSessions(endpoint) && !endpoint.callers.includes('visitor')) codes.push('authentication_required');
  if (!endpoint.callers.includes('member')) codes.push('forbidden');
  if (endpoint.clientHeader) codes.push('client_header_missing');
  if (hasBody(endpoint)) codes.push('too_large');
  if (hasBody(endpoint) && endpoint.bodyKind === 'multipart') codes.push('busy', 'upload_too_slow');
  if (hasBody(endpoint) && endpoint.bodyKind !== 'raw') codes.push('unsupported_type');
  return codes;
}

/** Whether callers are known by a session, or by its absence. */
export function isForSessions({ callers }: Pick<Endpoint, 'callers'>): boolean {
  return !callers.includes('machine');
}

import type { ErrorCode } from '@vela/domain/errors';
import * as v from 'valibot';

/** Who may call: `premium` and `operator` are members with more rights, so they are named for what needs them. */
export type Caller = 'visitor' | 'member' | 'premium' | 'operator';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type SuccessStatus = 200 | 201 | 204;

/** What every endpoint may answer, so that no endpoint declares it. */
export const COMMON_ERRORS = ['invalid_input', 'not_found', 'too_many_requests', 'internal'] as const;

/** What an endpoint may answer because of its own callers, method or body; {@link errorsOf} says which. */
export type ImplicitError =
  | (typeof COMMON_ERRORS)[number]
  | 'authentication_required'
  | 'client_header_missing'
  | 'forbidden'
  | 'too_large'
  | 'unsupported_type';

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
  result: v.GenericSchema;
  errors: readonly ErrorCode[];
  status: SuccessStatus;
  contentType: 'application/json' | 'text/plain';
}

interface Definition {
  id: string;
  /** What it does, as the API's documentation lists it. */
  summary: string;
  method: Method;
  path: `/${string}`;
  /** Whoever is not named is refused: a visitor with `authentication_required`, a member with `forbidden`. */
  callers: readonly Caller[];
  /** Whether `X-Client` is required; unless said otherwise it is for every method but GET. */
  clientHeader?: boolean;
  /**
   * Whether a client may ask again when it got no answer. Unless said otherwise every method but POST is,
   * but not what uses up a token or compares an old password: the first request may have done its work.
   */
  repeatable?: boolean;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  result?: v.GenericSchema;
  /** The codes of this endpoint beyond the implicit ones; it can answer no other. */
  errors?: readonly ErrorCode[];
  status?: SuccessStatus;
  contentType?: 'application/json' | 'text/plain';
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
    clientHeader: definition.method !== 'GET',
    repeatable: definition.method !== 'POST',
    query: nothing,
    body: nothing,
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
  if (!endpoint.callers.includes('visitor')) codes.push('authentication_required');
  if (!endpoint.callers.includes('member')) codes.push('forbidden');
  if (endpoint.clientHeader) codes.push('client_header_missing');
  if (hasBody(endpoint)) codes.push('too_large', 'unsupported_type');
  return codes;
}

import type { ErrorCode } from '@vela/domain/errors';
import type * as v from 'valibot';
import type { Endpoint, ImplicitError } from './define-endpoint';
import * as all from './endpoints';

/** Every endpoint by its id. Browsers import the single modules instead, so that a route pays only for its own. */
export const endpoints = all satisfies Record<string, Endpoint>;

type Endpoints = typeof endpoints;

export type EndpointId = keyof Endpoints;

export const ENDPOINT_IDS = Object.keys(all) as EndpointId[];

/** What a handler gets, after parsing. */
export type QueryOf<Id extends EndpointId> = v.InferOutput<Endpoints[Id]['query']>;
export type BodyOf<Id extends EndpointId> = v.InferOutput<Endpoints[Id]['body']>;
export type ResultOf<Id extends EndpointId> = v.InferOutput<Endpoints[Id]['result']>;

/** What a client gives, before parsing. */
export type QueryInputOf<Id extends EndpointId> = v.InferInput<Endpoints[Id]['query']>;
export type BodyInputOf<Id extends EndpointId> = v.InferInput<Endpoints[Id]['body']>;

/** The codes an endpoint declares itself. */
export type OwnErrorOf<Id extends EndpointId> = Extract<Endpoints[Id]['errors'][number], ErrorCode>;

/** Every code an endpoint can answer. */
export type ErrorOf<Id extends EndpointId> = OwnErrorOf<Id> | ImplicitError;

import type { BodyOf, EndpointId, ErrorOf, QueryOf, ResultOf } from '@vela/contract/registry';
import type { FakeFailureDetails } from './fake-failure';

export interface FakeCall<Id extends EndpointId> {
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /** Answers with one of the endpoint's codes: `return reject('login_failed')`. */
  reject: (code: ErrorOf<Id>, details?: FakeFailureDetails) => never;
}

/** Answers an endpoint, or rejects the request. */
export type FakeHandler<Id extends EndpointId> = (call: FakeCall<Id>) => ResultOf<Id> | Promise<ResultOf<Id>>;

export type FakeHandlers = { [Id in EndpointId]: FakeHandler<Id> };

export interface RecordedCall {
  id: EndpointId;
  query: unknown;
  body: unknown;
}

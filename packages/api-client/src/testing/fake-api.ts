import type { EndpointId } from '@vela/contract/registry';
import { createApi, type Api, type ApiOptions } from '../create-api';
import { answerRequest } from './answer-request';
import type { FakeHandler, FakeHandlers, RecordedCall } from './fake-handler';
import { createFakeHandlers } from './fake-handlers';
import { fakePeople, type Person } from './fake-likes';

export interface FakeApiOptions extends Omit<ApiOptions, 'fetch' | 'baseUrl'> {
  /** Answers of one's own; the others are those of a site with one member, who isn't logged in. A call that has no answer throws. */
  handlers?: Partial<FakeHandlers>;
  /** The people that its member can meet; by default a few have no photo. */
  people?: Person[];
  /** Awaited before each answer: how slow the server is. */
  latency?: () => Promise<void>;
}

export interface FakeApi {
  api: Api;
  /** Gives the same answers to code that fetches by itself. */
  fetch: (request: Request) => Promise<Response>;
  /** Every request so far, repeated ones included. */
  calls: RecordedCall[];
  /** Replaces the answer of an endpoint from now on. */
  on: <Id extends EndpointId>(id: Id, handler: FakeHandler<Id>) => void;
}

const ORIGIN = 'http://fake.localhost';

/**
 * A server in memory behind the real client: inputs and answers are held to the contract, so that a story or
 * a test can't show what the server would never say. Retries wait no time unless a wait is given.
 */
export function createFakeApi({
  handlers = {},
  people = fakePeople(),
  latency,
  ...options
}: FakeApiOptions = {}): FakeApi {
  const answers: Partial<FakeHandlers> = { ...createFakeHandlers(people), ...handlers };
  const calls: RecordedCall[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    await latency?.();
    return answerRequest({ request, answers, calls });
  };
  return {
    api: createApi({ baseUrl: ORIGIN, retryDelayMs: () => 0, ...options, fetch }),
    fetch,
    calls,
    on: (id, handler) => Object.assign(answers, { [id]: handler }),
  };
}

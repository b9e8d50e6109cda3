import { errorsOf, hasBody, isForSessions, type Endpoint } from '@vela/contract/define-endpoint';
import { endpoints, type EndpointId } from '@vela/contract/registry';
import * as v from 'valibot';
import type { AppContext } from '../core/context';
import type { Handlers, Answer, Call } from '../core/handler';
import { changeCookies, cookieOf, type Visit } from './visit';
import { removeCookie, setSessionCookie } from '../core/cookies';
import { consumeLimit, type Asking } from '../core/consume-limit';
import { Failure } from '../core/failure';
import { toFieldErrors } from '@vela/contract/field-errors';
import { markMemberSeen, markSeen } from '../sessions/mark-seen';
import { listForObject } from './list-for-object';
import { ENDPOINT_LIMITS, LIMITS_BEFORE_READING } from './rate-limit';
import type { LimitName } from '../core/limits-port';
import { deviceOf } from '../sessions/device-of';
import { changeToken, endSession, renewSession, startSession } from '../sessions/sessions';
import type { SessionMember } from '../core/session-member';

export interface EndpointInput {
  query: unknown;
  body: unknown;
}

export interface Served {
  status: number;
  result: unknown;
}

export interface Server {
  context: AppContext;
  handlers: Handlers;
}

/** Lets in who may call, when it is their turn; what it does itself is undone when they are served. */
type Admit = (session: SessionMember | null, serve: () => Promise<Served>) => Promise<Served>;

const atOnce: Admit = (_session, serve) => serve();

/**
 * Runs one endpoint for a visit: authorise, admit, read and parse, authorise again what took long to read, count, call, start or
 * end the session, check what leaves.
 * Throws Failure with one of the endpoint's own codes; anything else that is thrown means `internal`.
 */
export async function serveEndpoint(
  { context, handlers }: Server,
  { visit, id, admit }: { visit: Visit; id: EndpointId; admit?: Admit },
  read: () => Promise<EndpointInput>,
): Promise<Served> {
  return serveWith(context, { visit, id, admit }, async (session) => {
    const asking = { context, visit, session };
    for (const limit of LIMITS_BEFORE_READING[id] ?? []) await count(asking, limit);
    const input = await countingMalformed({ ...asking, id }, async () =>
      parseInput(endpoints[id], await read()),
    );
    return (caller) => invoke(handlers, id, { ...caller, ...input });
  });
}

/** What an endpoint's limit lets in malformed, as a multiple of what it lets in. */
const MALFORMED = { name: 'malformed', times: 10 };

/**
 * Reads the input, and counts what is malformed by itself, with more room than the endpoint's own limit has: a typing error
 * uses up no try, but a flood of errors is work for the server, too.
 */
async function countingMalformed<Input>(
  { id, ...asking }: Caller & { id: EndpointId },
  read: () => Promise<Input>,
): Promise<Input> {
  try {
    return await read();
  } catch (error) {
    const limit = ENDPOINT_LIMITS[id];
    if (limit && error instanceof Failure && error.code === 'invalid_input')
      await count(asking, limit, MALFORMED);
    throw error;
  }
}

/** All of `Call` but what the request itself says. */
export type CallerOf<Id extends EndpointId> = Omit<Call<Id>, 'query' | 'body'>;

/** Serves an endpoint with input that didn't arrive in a request. */
export async function runEndpoint<Id extends EndpointId>(
  context: AppContext,
  { visit, id }: { visit: Visit; id: Id },
  run: (caller: CallerOf<Id>) => Promise<Answer<Id>>,
): Promise<Served> {
  return serveWith(context, { visit, id }, async () => (caller) => run(caller as CallerOf<Id>));
}

/** What calls an endpoint with the input that was read. */
type Prepared = (
  caller: Omit<Call, 'query' | 'body' | 'session'> & { session: SessionMember | null },
) => Promise<Answer>;

async function serveWith(
  context: AppContext,
  { visit, id, admit = atOnce }: { visit: Visit; id: EndpointId; admit?: Admit | undefined },
  prepare: (session: SessionMember | null) => Promise<Prepared>,
): Promise<Served> {
  const endpoint: Endpoint = endpoints[id];
  try {
    const arrived = await authorise(endpoint, visit);
    return await admit(arrived, async () => {
      const call = await prepare(arrived);
      if (hasBody(endpoint)) await visit.catchUp();
      // While the body came the session may have ended, or lost its rights.
      const session = await authorise(endpoint, visit);
      const { site, now, log, bearer, signal } = visit;
      const client = await visit.client();
      const limit = ENDPOINT_LIMITS[id];
      // The limit counts after parsing, so that a typing error doesn't use up a try of it.
      if (limit) await count({ context, visit, session }, limit);
      const answer = await inTurn({ context, endpoint, session }, () =>
        call({
          context,
          site,
          session,
          client,
          bearer,
          header: (name) => visit.headers.get(name),
          signal,
          now,
          log,
        }),
      );
      await applyAnswer({ context, visit, session }, answer);
      return { status: answer.status ?? endpoint.status, result: checkResult(endpoint, answer) };
    });
  } catch (error) {
    if (error instanceof Failure && error.details.cookies) changeCookies(visit, error.details.cookies);
    throw declared(endpoint, error);
  }
}

/** Changes of a member that wait behind those at work. */
const MOST_WAITING = 60;

/**
 * Lets a member change a few things at once, however many requests come: each waits for the member's row and holds one of the
 * connections that all members share. Throws Failure `too_many_requests` where too many wait.
 */
async function inTurn<T>(
  { context, endpoint, session }: Pick<Caller, 'context' | 'session'> & { endpoint: Endpoint },
  work: () => Promise<T>,
): Promise<T> {
  if (session === null || endpoint.method === 'GET') return work();
  const { changes } = context;
  if (changes.sizeOf(session.memberId) >= MOST_WAITING)
    throw new Failure('too_many_requests', { retryAfter: 1 });
  return changes.run(session.memberId, work);
}

/** The session of who calls. Rejects everyone who isn't named among the callers; a member's rights include no other's. */
async function authorise(endpoint: Endpoint, visit: Visit): Promise<SessionMember | null> {
  // Its handler looks at what it shows for proof.
  if (!isForSessions(endpoint)) return null;
  const { callers } = endpoint;
  const session = await visit.session();
  if (!session) {
    if (callers.includes('visitor')) return null;
    throw new Failure('authentication_required');
  }
  if (callers.includes('member')) return session;
  if (callers.includes('premium') && session.premium) return session;
  if (callers.includes('operator') && session.operator) return session;
  throw new Failure('forbidden');
}

async function count(
  { context, visit, session }: Caller,
  limit: LimitName,
  part?: Asking['part'],
): Promise<void> {
  const { site, address } = visit;
  await consumeLimit(context, limit, { site, address, session, ...(part && { part }) });
}

function parseInput(endpoint: Endpoint, input: EndpointInput): { query: unknown; body: unknown } {
  const query = v.safeParse(endpoint.query, input.query);
  const body = v.safeParse(endpoint.body, input.body);
  const issues = [...(query.issues ?? []), ...(body.issues ?? [])];
  const list = listForObject(endpoint.body, input.body);
  if (list !== null) throw new Failure('invalid_input', { fields: [{ path: list, code: 'invalid' }] });
  if (issues.length > 0) throw new Failure('invalid_input', { fields: toFieldErrors(issues) });
  return { query: query.output, body: body.output };
}

/** The registry ties each id to its own types; here, where one id of all is served, they meet untyped. */
function invoke(handlers: Handlers, id: EndpointId, call: unknown): Promise<Answer> {
  const handler = handlers[id] as (call: Call) => Promise<Answer>;
  return handler(call as Call);
}

interface Caller {
  context: AppContext;
  visit: Visit;
  session: SessionMember | null;
}

async function applyAnswer({ context, visit, session }: Caller, answer: Answer): Promise<void> {
  if (answer.session === 'renew') {
    if (session) await replaceToken({ context, visit, session });
  } else if (answer.session) {
    // Logging in never continues the session of the request: its cookie may have been planted.
    if (session) {
      await endSession(context, session.id);
      context.events.announceEndedSessions(session.memberId);
    }
    if (answer.session === 'end') changeCookies(visit, removeCookie('session'));
    else {
      const { start: memberId, errorCode, ...checked } = answer.session;
      const { site, now } = visit;
      const device = deviceOf(visit.headers.get('user-agent'));
      const { country } = await visit.client();
      const started = await startSession(context, {
        memberId,
        ...checked,
        siteId: site.id,
        device,
        country,
        now,
      });
      if (started === null) throw new Failure(errorCode);
      await markMemberSeen(context, { memberId, now });
      changeCookies(visit, setSessionCookie(started, now));
    }
    visit.dropSession();
  } else if (session) {
    await markSeen(context, { session, now: visit.now });
    const token = cookieOf(visit, 'session');
    const expiresAt = token === null ? null : await renewSession(context, { session, now: visit.now });
    if (token !== null && expiresAt !== null)
      changeCookies(visit, setSessionCookie({ token, expiresAt }, visit.now));
  }
  if (answer.cookies) changeCookies(visit, answer.cookies);
}

/** Its streams go on: they belong to the session. */
async function replaceToken({ context, visit, session }: Caller & { session: SessionMember }): Promise<void> {
  const token = await changeToken(context, session.id);
  if (token === null) throw new Failure('authentication_required');
  changeCookies(visit, setSessionCookie({ token, expiresAt: session.expiresAt }, visit.now));
  // Those that ended with what renewed this one.
  context.events.announceEndedSessions(session.memberId);
  visit.dropSession();
}

/** What leaves is what the contract names and nothing beside it: a column too many in a row never gets out. */
function checkResult(endpoint: Endpoint, answer: Answer): unknown {
  const checked = v.safeParse(endpoint.result, answer.result);
  if (checked.success) return checked.output;
  const faults = checked.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.type}`);
  throw new Error(`The result of ${endpoint.id} breaks the contract: ${faults.join(', ')}`);
}

/** An endpoint answers its declared codes and no other: a client can't know what an undeclared one means. */
function declared(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof Failure) || errorsOf(endpoint).includes(error.code)) return error;
  return new Error(`${endpoint.id} doesn't declare ${error.code}`, { cause: error });
}

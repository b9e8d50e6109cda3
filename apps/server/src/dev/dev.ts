import * as v from 'valibot';
import { toFieldErrors } from '@vela/contract/field-errors';
import { SANDBOX_PAGE } from '../adapters/payments/sandbox';
import type { AppContext } from '../core/context';
import { isLoopbackHost } from '../core/loopback-host';
import { errorResponse } from '../http/error-response';
import { Failure } from '../core/failure';
import type { Visit } from '../http/visit';
import { hasDevTools } from './has-dev-tools';
import { homePage, moveClock } from './home';
import { listMails, mailboxPage } from './mailbox';
import { pay, payPage } from './pay';
import { readJson } from '../http/read-body';

type Method = 'GET' | 'POST';

/** What a tool answers to each method it takes. */
type DevTool = Partial<
  Record<Method, (context: AppContext, request: Request, visit: Visit) => Promise<Response>>
>;

const PAY_ROUTE = `${SANDBOX_PAGE}*`;

const TOOLS: Readonly<Record<string, DevTool>> = {
  '/dev': { GET: homePage, POST: moveClock },
  '/dev/mailbox': { GET: mailboxPage },
  '/dev/mailbox.json': { GET: listMails },
  '/dev/clock': { POST: setClock },
  [PAY_ROUTE]: { GET: payPage, POST: pay },
};

export interface Dev {
  find(path: string, visit: Visit): FoundTool | null;
}

interface FoundTool {
  /** What a request is logged and measured under. */
  route: string;
  answer(request: Request): Promise<Response>;
}

/**
 * The demo's tools; null where there are none. They show every mail and move the clock, so they answer this machine
 * alone: a Host header of another name may come from a page that had that name point here.
 */
export function createDev(context: AppContext): Dev | null {
  if (!hasDevTools(context.config)) return null;
  return {
    find: (path, visit) => {
      const route = path.startsWith(SANDBOX_PAGE) ? PAY_ROUTE : path;
      const tool = TOOLS[route];
      if (!tool || !isLoopbackHost(hostnameOf(visit.host))) return null;
      return { route, answer: (request) => respond(tool, { context, request, visit }) };
    },
  };
}

async function respond(
  tool: DevTool,
  { context, request, visit }: { context: AppContext; request: Request; visit: Visit },
): Promise<Response> {
  const answer = tool[(request.method === 'HEAD' ? 'GET' : request.method) as Method];
  if (!answer)
    return errorResponse(new Failure('method_not_allowed'), { allow: Object.keys(tool).join(', ') });
  try {
    return await answer(context, request, visit);
  } catch (error) {
    if (error instanceof Failure) return errorResponse(error);
    visit.log.error({ err: error }, 'dev tool failed');
    return errorResponse(new Failure('internal'));
  }
}

function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, '');
}

const YEAR_SECONDS = 366 * 24 * 60 * 60;

const clockBody = v.object({
  offset_seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10 * YEAR_SECONDS)),
});

/** Puts the server's clock that far ahead of real time, for this process and until its end; 0 puts it right again. */
async function setClock(context: AppContext, request: Request): Promise<Response> {
  const input = v.safeParse(clockBody, await readJson(request));
  if (!input.success) throw new Failure('invalid_input', { fields: toFieldErrors(input.issues) });
  if (!context.demoClock) throw new Failure('not_found');
  context.demoClock.setOffset(input.output.offset_seconds);
  return Response.json({
    offset_seconds: input.output.offset_seconds,
    now: context.clock.now().toISOString(),
  });
}

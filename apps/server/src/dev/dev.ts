import type { AppContext } from '../context';
import { isLoopbackHost } from '../config';
import { errorResponse } from '../http/error-response';
import { Failure } from '../http/failure';
import type { Visit } from '../http/visit';
import { setClock } from './set-clock';
import { listMails, mailboxPage } from './mailbox';

export interface DevTool {
  method: 'GET' | 'POST';
  answer(context: AppContext, request: Request, visit: Visit): Promise<Response>;
}

const TOOLS: Readonly<Record<string, DevTool>> = {
  '/dev/mailbox': { method: 'GET', answer: mailboxPage },
  '/dev/mailbox.json': { method: 'GET', answer: listMails },
  '/dev/clock': { method: 'POST', answer: setClock },
};

export interface Dev {
  find(path: string, visit: Visit): ((request: Request) => Promise<Response>) | null;
}

/**
 * The demo's tools; null where there are none. They show every mail and move the clock, so they answer this machine
 * alone: a Host header of another name may come from a page that had that name point here.
 */
export function createDev(context: AppContext): Dev | null {
  const { mode, publicDemo } = context.config;
  if (mode !== 'demo' || publicDemo) return null;
  return {
    find: (path, visit) => {
      const tool = TOOLS[path];
      if (!tool || !isLoopbackHost(hostnameOf(visit.host))) return null;
      return (request) => respond(tool, { context, request, visit });
    },
  };
}

async function respond(
  tool: DevTool,
  { context, request, visit }: { context: AppContext; request: Request; visit: Visit },
): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (method !== tool.method) return errorResponse(new Failure('method_not_allowed'), { allow: tool.method });
  try {
    return await tool.answer(context, request, visit);
  } catch (error) {
    if (error instanceof Failure) return errorResponse(error);
    visit.log.error({ err: error }, 'dev tool failed');
    return errorResponse(new Failure('internal'));
  }
}

function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, '');
}

import type { Asker } from './people-at-hand';
import type { Operation } from './draw-request';

export interface Judged {
  asker: Asker;
  response: Response;
  text: string;
  /** What no answer may hold. */
  secrets: readonly string[];
}

/** What gives the inside of the server away: a stack, a path of its files, words of its database. */
const TRACE =
  /\n\s+at |node_modules|\.(?:ts|js):\d+:\d+|PostgreSQL|syntax error at or near|violates \w+ constraint|22021|ECONN/;

/** What is wrong with the answer to an operation of the API; null for nothing. */
export function faultOfApi(operation: Operation, judged: Judged): string | null {
  const { response, asker, text } = judged;
  const { status } = response;
  const common = commonFault(judged);
  if (common !== null) return common;
  if (!mayCall(operation, asker)) {
    return status === 403 || status === 429 ? null : `answers ${status} to a ${asker}, who may not call it`;
  }
  if (operation.success.includes(status) || [201, 204, 304].includes(status)) return null;
  const code = codeOf(text);
  if (code === null) return `answers ${status} without a code`;
  const declared = operation.codes.get(status) ?? [];
  // What the path and method alone decide no operation declares.
  return declared.includes(code) || code === 'method_not_allowed' || (code === 'not_found' && status === 404)
    ? null
    : `answers ${status} ${code}, which it doesn't declare`;
}

/** Returns the fault of the answer of a page or a form. */
export function faultOfPage(judged: Judged): string | null {
  const location = judged.response.headers.get('location');
  if (location !== null && !/^\/(?![/\\])/.test(location)) return `leads away, to ${location}`;
  return commonFault(judged);
}

function commonFault({ response, text, secrets }: Judged): string | null {
  const { status, headers } = response;
  if (status >= 500) return `answers ${status}`;
  if (TRACE.test(text)) return 'shows a trace';
  const leaked = secrets.find((secret) => text.includes(secret));
  if (leaked !== undefined) return `leaks ${leaked}`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'has no security headers';
  if (!(headers.get('content-security-policy') ?? '').includes('frame-ancestors')) return 'has no policy';
  if (headers.get('access-control-allow-origin') !== null) return 'lets other origins read';
  if (/x-injected/i.test([...headers.keys()].join())) return 'takes a header from a value';
  return null;
}

function mayCall({ callers }: Operation, asker: Asker): boolean {
  if (asker === 'visitor') return callers.includes('visitor') || callers.includes('machine');
  if (callers.includes('member') || callers.includes('machine')) return true;
  return callers.includes(asker);
}

function codeOf(text: string): string | null {
  try {
    return (JSON.parse(text) as { error?: { code?: string } }).error?.code ?? null;
  } catch {
    return null;
  }
}

import { againAtAfter } from './again-at';
import type { RouteInput } from './route-input';

/** What a GET of the API answered. */
export interface Loaded<Result> {
  /** `null` where it failed, so that a page shows what it has. */
  result: Result | null;
  /** ISO 8601: when somebody may ask again who reached a limit; `null` where none was reached. */
  againAt: string | null;
}

/** Asks the API for a route's loader: in process while the server renders, by the network when the browser changes pages. */
export async function askApi<Result>({ page, server }: RouteInput, path: string): Promise<Loaded<Result>> {
  const request = new Request(new URL(path, page.url), { headers: { accept: 'application/json' } });
  try {
    const response = await (server ? server.fetchApi(request) : fetch(request));
    if (response.ok) return { result: (await response.json()) as Result, againAt: null };
    return { result: null, againAt: againAtOfAnswer(response, page.now) };
  } catch {
    return { result: null, againAt: null };
  }
}

/** Loads from the API where it makes no difference whether a limit or anything else failed. */
export async function loadApi<Result>(input: RouteInput, path: string): Promise<Result | null> {
  return (await askApi<Result>(input, path)).result;
}

/** The page says what time it was when it came; answers of the network say it themselves. */
function againAtOfAnswer({ status, headers }: Response, pageNow: string): string | null {
  const retryAfter = headers.get('retry-after');
  if (status !== 429 || retryAfter === null) return null;
  return againAtAfter(Number(retryAfter), { atMs: Date.parse(headers.get('date') ?? pageNow) });
}

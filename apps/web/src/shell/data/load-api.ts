import type { RouteInput } from '../routing';

/**
 * What a GET of the API answers, for a route's loader: in process while the server renders, by the network
 * when the browser changes pages. `null` where it failed, so that a page shows what it has.
 */
export async function loadApi<Result>({ page, server }: RouteInput, path: string): Promise<Result | null> {
  const request = new Request(new URL(path, page.url), { headers: { accept: 'application/json' } });
  try {
    const response = await (server ? server.fetchApi(request) : fetch(request));
    return response.ok ? ((await response.json()) as Result) : null;
  } catch {
    return null;
  }
}

import type { PageData } from './page-data';

/** What a route's loader works with. */
export interface RouteInput {
  page: PageData;
  /** It is set only while the server renders. */
  server?: ServerCalls | undefined;
}

export interface ServerCalls {
  nonce: string;
  /** Calls the API in process. */
  fetchApi: (request: Request) => Promise<Response>;
}

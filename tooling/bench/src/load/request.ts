import { tokenOf } from './populate.ts';

/** One request of a member. */
export interface LoadRequest {
  memberId: string;
  path: string;
  /** Sent as JSON by POST; without one it is a GET. */
  body?: unknown;
}

export function headersOf({ memberId, body }: LoadRequest): Record<string, string> {
  return {
    cookie: `session=${tokenOf(memberId)}`,
    ...(body !== undefined && { 'content-type': 'application/json', 'x-client': 'load' }),
  };
}

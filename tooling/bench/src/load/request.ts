import { createHash } from 'node:crypto';
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
    'x-forwarded-for': addressOf(memberId),
    ...(body !== undefined && { 'content-type': 'application/json', 'x-client': 'load' }),
  };
}

/** Requests are limited for one address, too; each member asks from an own one. */
function addressOf(memberId: string): string {
  return `10.${[...createHash('sha256').update(memberId).digest().subarray(0, 3)].join('.')}`;
}

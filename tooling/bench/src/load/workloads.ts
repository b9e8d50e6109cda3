import type { Cast, Talk } from './cast.ts';
import type { DirectClient } from './floor/direct-client.ts';
import { inboxDirectly } from './floor/inbox.ts';
import { searchDirectly } from './floor/search.ts';
import { sendDirectly } from './floor/send.ts';
import type { Workload } from './load-bounds.ts';
import type { LoadRequest } from './request.ts';
import { type Search, searchOf } from './searches.ts';

/** One thing that members do, over HTTP and by the driver alone. The same number is the same amount of work. */
export interface Work {
  name: Workload;
  /** How often in a round. */
  amount: number;
  request(number: number): LoadRequest;
  directly(client: DirectClient, number: number): Promise<void>;
}

export function createWorkloads(cast: Cast): Work[] {
  const viewer = (number: number): string => cast.viewers[number % cast.viewers.length] ?? '';
  return [
    {
      name: 'search',
      amount: 400,
      request: (number) => searchRequest(viewer(number), searchOf(number)),
      directly: (client, number) =>
        searchDirectly(client, { memberId: viewer(number), search: searchOf(number), cast }),
    },
    {
      name: 'inbox',
      amount: 400,
      request: (number) => ({ memberId: viewer(number), path: '/api/chats.php' }),
      directly: (client, number) => inboxDirectly(client, { memberId: viewer(number), cast }),
    },
    sendWork(cast),
  ];
}

export function searchRequest(memberId: string, search: Search): LoadRequest {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return { memberId, path: `/api/members.php?${query.toString()}` };
}

/** One message in eight is free: those who may send one can do so only once. */
const FREE_EVERY = 8;

/**
 * Who writes over HTTP is never who writes directly: what a page of the database meets first, being read from the disk and
 * after a checkpoint logged as a whole, would all be met by the one of them that comes first.
 */
function sendWork(cast: Cast): Work {
  const free = cast.free.values();
  const next = (number: number, side: 0 | 1): { talk: Talk; cost: number } => {
    const unused = number % FREE_EVERY === 0 ? free.next().value : undefined;
    if (unused) return { talk: unused, cost: 0 };
    const talk = cast.paid[(2 * number + side) % cast.paid.length];
    if (!talk) throw new Error('Nobody can send');
    return { talk, cost: 1 };
  };
  return {
    name: 'send',
    amount: 400,
    request: (number) => sendRequest(next(number, 0).talk, `load request ${sentOf()}`),
    directly: (client, number) => {
      const clientId = `load direct ${sentOf()}`;
      return sendDirectly(client, { ...next(number, 1), clientId, text: textOf(clientId), cast });
    },
  };
}

export function sendRequest(
  { memberId, conversationId }: Talk,
  clientId: string,
  text?: string,
): LoadRequest {
  const body = {
    client_id: clientId,
    conversation_id: conversationId,
    type: 'text',
    text: text ?? textOf(clientId),
  };
  return { memberId, path: '/api/chat.php', body };
}

let sent = 0;

function sentOf(): number {
  sent += 1;
  return sent;
}

function textOf(clientId: string): string {
  return `Hello there, how are you doing today? (${clientId})`;
}

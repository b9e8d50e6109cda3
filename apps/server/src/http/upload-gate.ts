import { networkOf } from '@vela/domain/limits';
import { createKeyedQueue } from '../core/keyed-queue';
import { Failure } from '../core/failure';
import type { SessionMember } from '../core/session-member';
import type { Visit } from './visit';

/** Memory that the uploads of this node may take together: those being read, and those that wait for a worker. */
const MOST_BYTES = 64 * 1024 * 1024;

/** How much of it uploads from one network may take: a member has one at a time, and many members may be behind an address. */
const NETWORK_BYTES = 24 * 1024 * 1024;

/** Uploads of one sender that wait behind the one at work. */
export const MOST_WAITING = 3;

/** Most uploads are done after this time, in seconds. */
export const BUSY_RETRY_AFTER = 5;

/** What one upload holds of the memory for all of them. */
export interface HeldBytes {
  /** Throws Failure `busy` where there is no room for so many more. */
  take(bytes: number): void;
  /** Releases all of it; a second call does nothing. */
  release(): void;
}

/** One upload on its way. */
export interface Upload {
  /** Serves it when the sender's earlier ones are answered. Throws Failure `too_many_requests` where too many wait. */
  admit: <T>(session: SessionMember | null, serve: () => Promise<T>) => Promise<T>;
  held: HeldBytes;
}

export interface UploadGate {
  expect(visit: Visit, request: Request): Upload;
}

/**
 * Keeps uploads from taking the memory and the time of everyone: one of a sender at a time, however many
 * sessions it has, and no more bytes at once than there is room for, of one network no more than its share.
 * An upload that declares more than is left is rejected before any of it is read, but room is taken only by
 * bytes that have come: by declaring much nobody keeps others out.
 */
export function createUploadGate({ mostBytes = MOST_BYTES, networkBytes = NETWORK_BYTES } = {}): UploadGate {
  const senders = createKeyedQueue();
  const heldBy = new Map<string, number>();
  let bytesHeld = 0;

  const heldOf = (network: string): number => heldBy.get(network) ?? 0;

  const requireRoom = (network: string, bytes: number): void => {
    if (bytesHeld + bytes > mostBytes || heldOf(network) + bytes > networkBytes)
      throw new Failure('busy', { retryAfter: BUSY_RETRY_AFTER });
  };

  const change = (network: string, bytes: number): void => {
    bytesHeld += bytes;
    const held = heldOf(network) + bytes;
    if (held === 0) heldBy.delete(network);
    else heldBy.set(network, held);
  };

  const hold = (network: string): HeldBytes => {
    let own = 0;
    return {
      take: (bytes) => {
        requireRoom(network, bytes);
        own += bytes;
        change(network, bytes);
      },
      release: () => {
        change(network, -own);
        own = 0;
      },
    };
  };

  return {
    expect: (visit, request) => {
      const network = networkOf(visit.address);
      const held = hold(network);
      return {
        held,
        admit: async (session, serve) => {
          const sender = session?.memberId ?? network;
          if (senders.sizeOf(sender) > MOST_WAITING)
            throw new Failure('too_many_requests', { retryAfter: BUSY_RETRY_AFTER });
          return senders.run(sender, async () => {
            try {
              const declared = Number(request.headers.get('content-length') ?? 0);
              // A body that no share could hold isn't asked for again later: its reader rejects it as too
              // large.
              if (declared <= networkBytes) requireRoom(network, declared);
              return await serve();
            } finally {
              held.release();
            }
          });
        },
      };
    },
  };
}

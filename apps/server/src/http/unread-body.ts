import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECOND } from '@vela/domain/time';

/**
 * The rest of a body is read up to this size, in bytes, so that its connection can serve the next request.
 */
const MOST_READ = 256 * 1024;

/** The sender of a longer rest has this time to read its answer, in milliseconds. */
const LINGER_MS = 2 * SECOND;

interface Bounds {
  mostRead?: number;
  lingerMs?: number;
}

/**
 * Bounds what is read of a body after its answer was sent: up to `mostRead` bytes, then the connection ends.
 * Without it Node reads everything that the sender still has, so a rejected upload would cost as much as an
 * accepted one. The connection ends only `lingerMs` later, because a connection that closes with unread bytes
 * resets, and the sender would lose the answer that says why it was rejected.
 */
export function boundUnreadBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { mostRead = MOST_READ, lingerMs = LINGER_MS }: Bounds = {},
): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers;
  if (length === undefined && encoding === undefined) return;
  // Node reads all of a body that nobody has begun to read.
  incoming.read(0);
  outgoing.once('finish', () => {
    if (incoming.readableEnded || incoming.destroyed) return;
    const { socket } = incoming;
    let left = mostRead;
    incoming.on('data', (chunk: Uint8Array) => {
      left -= chunk.byteLength;
      if (left >= 0) {
        incoming.resume();
        return;
      }
      incoming.pause();
      socket.end();
      setTimeout(() => socket.destroy(), lingerMs).unref();
    });
    incoming.resume();
  });
}

import type { Visit } from './visit';

interface Reader {
  visit: Visit;
  /** Aborts when the server stops: streams would keep it from ending. */
  stopping: AbortSignal;
}

/** Text of events, or its bytes, which many streams may share. */
type Piece = string | Uint8Array;

/** Sends events as they happen, and notifies the visit when nobody reads them any more. */
export function eventStreamResponse(events: AsyncIterable<Piece>, { visit, stopping }: Reader): Response {
  leaveAtStop(visit, stopping);
  return new Response(bytesOf(events, visit), {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies neither wait for more nor compress.
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

const reading = new WeakMap<AbortSignal, Set<Visit>>();

/** One listener for all: a signal compares each new one with all it has, which thousands of streams would wait for. */
function leaveAtStop(visit: Visit, stopping: AbortSignal): void {
  if (stopping.aborted) return visit.leave();
  const visits = reading.get(stopping) ?? begin(stopping);
  visits.add(visit);
  visit.signal.addEventListener('abort', () => visits.delete(visit), { once: true });
}

function begin(stopping: AbortSignal): Set<Visit> {
  const visits = new Set<Visit>();
  reading.set(stopping, visits);
  stopping.addEventListener('abort', () => visits.forEach((visit) => visit.leave()), { once: true });
  return visits;
}

function bytesOf(events: AsyncIterable<Piece>, visit: Visit): ReadableStream<Uint8Array> {
  const iterator = events[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const piece = await nextOf(iterator, visit);
        // Writing after the reader has left throws here, and the error is ignored.
        if (piece !== null)
          return controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
        visit.leave();
        return controller.close();
      },
      cancel: async () => {
        visit.leave();
        await iterator.return?.();
      },
    },
    // Nothing is asked for before it can be sent.
    { highWaterMark: 0 },
  );
}

/** null at the end; one that breaks off ends, too: the browser connects again and asks for what it missed. */
async function nextOf(iterator: AsyncIterator<Piece>, { log }: Visit): Promise<Piece | null> {
  try {
    const step = await iterator.next();
    return step.done ? null : step.value;
  } catch (error) {
    log.error({ err: error }, 'event stream broke off');
    return null;
  }
}

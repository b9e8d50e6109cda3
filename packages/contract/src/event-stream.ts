import * as v from 'valibot';

/**
 * The result of an endpoint whose content type is `text/event-stream`: the text of its events as they happen, or its bytes,
 * which many may share. Only a
 * server makes one; browsers read it with an `EventSource`.
 */
export const eventStream = v.custom<AsyncIterable<string | Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

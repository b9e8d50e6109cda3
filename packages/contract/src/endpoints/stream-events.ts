import { defineEndpoint } from '../define-endpoint';
import { eventStream } from '../event-stream';

/**
 * What happens to the member, as it happens; `Last-Event-ID` replays what was missed. The events: entities/server-event. Of
 * very many streams of a browser or a member the oldest end; `busy` where the node has as many as it can have.
 */
export const streamEvents = defineEndpoint({
  id: 'streamEvents',
  summary: 'What happens, as it happens',
  method: 'GET',
  path: '/api/events.php',
  callers: ['member'],
  errors: ['busy'],
  result: eventStream,
  contentType: 'text/event-stream',
});

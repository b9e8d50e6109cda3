import { defineEndpoint } from '../define-endpoint';
import { eventStream } from '../event-stream';

/** What happens to the member, as it happens; `Last-Event-ID` replays what was missed. The events: entities/server-event. */
export const streamEvents = defineEndpoint({
  id: 'streamEvents',
  summary: 'What happens, as it happens',
  method: 'GET',
  path: '/api/events.php',
  callers: ['member'],
  result: eventStream,
  contentType: 'text/event-stream',
});

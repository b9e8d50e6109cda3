import type { Handler } from '../core/handler';

export const streamEvents: Handler<'streamEvents'> = async ({ context, session, site, header, signal }) => ({
  result: await context.events.open({ session, site, lastEventId: header('last-event-id'), signal }),
});

import type { Handler } from '../core/handler';

export const streamEvents: Handler<'streamEvents'> = async ({
  context,
  session,
  site,
  client,
  header,
  signal,
}) => ({
  result: await context.events.open({
    session,
    address: client.address,
    site,
    lastEventId: header('last-event-id'),
    signal,
  }),
});

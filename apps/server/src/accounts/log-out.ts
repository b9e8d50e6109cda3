import type { Handler } from '../core/handler';
import { recordSecurityEvent } from '../security/record-security-event';

/** Ends the session there is; without one there is nothing to do. */
export const logOut: Handler<'logOut'> = async ({ context, site, session, client, now }) => {
  if (session) {
    const { memberId } = session;
    const event = { kind: 'logout', siteId: site.id, memberId, address: client.address, now } as const;
    await recordSecurityEvent(context, context.db, event);
  }
  return { result: {}, session: 'end' };
};

import { confirmationOutcome } from '@vela/domain/chat';
import { changeMail } from '../accounts/confirm-mail-change';
import { rememberDevice } from '../accounts/devices';
import { undoMailChange } from '../accounts/undo-mail-change';
import type { LinkKind } from '@vela/domain/limits';
import { doneBy } from '../http/done-by';
import { Failure } from '../core/failure';
import type { Answer, Call, Handler } from '../core/handler';
import { findUserOf, getUserOf } from '../profile/get-user-of';
import { confirmAddress, sessionAfter } from '../signup/confirm-address';
import { linkPath } from '../core/link-path';
import { conversationOfLink } from '../chat/conversation-of-link';
import { findLink } from '../links/links';
import { confirmSameAddress } from '../notifications/confirm-same-address';

type Following = (call: Call<'useToken'>) => Promise<Answer<'useToken'>>;

/** What following a link of each kind does. */
const FOLLOWING = {
  activation: async (call) => {
    const { context, site, client, now } = call;
    const confirmed = await confirmAddress(call);
    if (confirmed === null) throw new Failure('link_invalid');
    const { memberId } = confirmed;
    const done = doneBy('activate/done', confirmationOutcome(confirmed));
    const device = await rememberDevice(context, { memberId, client, now });
    const user = await getUserOf(context, { memberId, site, now });
    return {
      result: { user, goto: done.path },
      ...sessionAfter(call, confirmed, 'link_invalid'),
      cookies: { ...device, ...done.cookies },
    };
  },
  mail_change: async (call) => {
    const delivered = await changeMail(call);
    const user = await ownUser(call);
    if (delivered === null) return { result: { user, goto: '/settings' } };
    const done = doneBy('mail-change/do', confirmationOutcome({ delivered }));
    return { result: { user, goto: done.path }, cookies: done.cookies };
  },
  mail_change_undo: async (call) => {
    const { context, site, body, session, client, now } = call;
    const { memberId, path } = await undoMailChange(context, { site, token: body.token, client, now });
    if (session?.memberId === memberId) return { result: { user: null, goto: path }, session: 'end' };
    return { result: { user: await ownUser(call), goto: path } };
  },
  // Its page says first what comes back.
  reactivation: async (call) => ({
    result: { user: await ownUser(call), goto: linkPath('reactivation', call.body.token) },
  }),
  address_check: async (call) => {
    const { context, site, body, now } = call;
    await confirmSameAddress(context, { site, token: body.token, now });
    return { result: { user: await ownUser(call), goto: '/notifications' } };
  },
  // Its page waits for a press, and the token stays good.
  unsubscribe: async (call) => ({
    result: { user: await ownUser(call), goto: linkPath('unsubscribe', call.body.token) },
  }),
  // It opens no account, and works again.
  conversation: async (call) => {
    const { context, site, session, body, now } = call;
    const link = await findLink(context.db, { token: body.token, siteId: site.id, now });
    if (!link) throw new Failure('link_invalid');
    const path = await conversationOfLink(context, { link, session: session ?? null, site, now });
    return { result: { user: await ownUser(call), goto: path ?? '/chats' } };
  },
  // The link needs a new password beside it: its page asks for one and uses it up.
  password_reset: async (call) => ({
    result: { user: await ownUser(call), goto: linkPath('password_reset', call.body.token) },
  }),
} as const satisfies Record<LinkKind, Following>;

/**
 * Follows a link of any kind. Of several at once one gets through; a used or expired link is `link_invalid`, and one to an
 * address that another account got meanwhile is `email_taken`.
 */
export const useToken: Handler<'useToken'> = async (call) => {
  const { context, site, body, now } = call;
  const link = await findLink(context.db, { token: body.token, siteId: site.id, now });
  if (!link) throw new Failure('link_invalid');
  return FOLLOWING[link.kind](call);
};

async function ownUser({ context, site, session, now }: Call<'useToken'>) {
  return session && findUserOf(context, { memberId: session.memberId, site, now });
}

import { chargeFor, writtenAfter } from '@vela/domain/chat';
import { messagePace } from '@vela/domain/limits';
import { maySendPhoto } from '@vela/domain/photos';
import { findBalance } from '../credits/find-balance';
import type { Db, Tx } from '../db/database';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import { Failure } from '../core/failure';
import { createSteadyLimit } from '../http/steady-limit';
import type { Answer, Call, Handler } from '../core/handler';
import { requireLiveSession } from '../sessions/sessions';
import { throwNotReachable } from '../members/throw-not-visible';
import { queueNews } from '../notifications/queue-news';
import { viewerOf, type Viewer } from '../core/viewer';
import { releaseHeldFor } from './release-held-messages';
import { findSent, requireSame, sentQuery } from './find-sent';
import { findSendContext, type SendContext } from './find-send-context';
import { type Addressee, lockSender, type LockedSender } from './lock-sender';
import type { MessageRow } from './message-row';
import { openConversation } from './open-conversation';
import { readOutgoing, sendableOf, type Outgoing } from './outgoing-message';
import { presentMessages } from './present-messages';
import { writeMessage } from './write-message';

interface Sending {
  viewer: Viewer & { memberId: string };
  to: Addressee;
  clientId: string;
  outgoing: Outgoing;
  replyTo: string | null;
}

interface Sent {
  message: MessageRow;
  credits: number;
  /** What a free member wrote with it. */
  written?: SendContext['written'];
}

const countMessage = createSteadyLimit('message', sentQuery);

/**
 * Sends once, however often it is asked: what was sent under the same client id is answered again, charged no more and
 * held against no limit. Message, charge and events are one transaction, so a crash leaves all of them or none.
 */
export const sendMessage: Handler<'sendMessage'> = async (call) => {
  const { context, session, site, body } = call;
  const viewer = { ...viewerOf(call), memberId: session.memberId };
  const outgoing = await readOutgoing(context, call);
  const sending = { viewer, to: body, clientId: body.client_id, outgoing, replyTo: body.reply_to ?? null };
  const isNew = await countMessage(context, {
    key: viewer.memberId,
    pace: messagePace(site.settings),
    values: { senderId: viewer.memberId, clientId: body.client_id },
  });
  if (!isNew) return answerOf(call, await repeat(context.db, sending));
  return answerOf(call, await transact(context.db, (tx) => send(call, tx, sending)));
};

/** What was sent under the client id before, with the balance as it is now. */
async function repeat(db: Db | Tx, { viewer, to, clientId, outgoing }: Sending): Promise<Sent> {
  const sent = await findSent(db, { senderId: viewer.memberId, clientId });
  if (!sent) throw new Error('A message that was sent is gone');
  requireSame(sent, { outgoing, to });
  return { message: sent, credits: await findBalance(db, viewer.memberId) };
}

async function send(
  { context, site, session, now }: Call<'sendMessage'>,
  tx: Tx,
  sending: Sending,
): Promise<Sent> {
  const { viewer, to, clientId, outgoing, replyTo } = sending;
  const senderId = viewer.memberId;
  const sender = await lockSender(tx, { senderId, to });
  await requireLiveSession(tx, session);
  const { otherId } = sender;
  const sendContext = await findSendContext(tx, { viewer, otherId, clientId });
  // The same request was on its way twice: with the sender locked, one of them finds the other's message.
  if (sendContext.isSent) return repeat(tx, sending);
  if (!sendContext.isReachable) return throwNotReachable(tx, { viewer, memberId: otherId });
  if (sendContext.writing !== 'open') throw new Failure('writing_closed');
  if (outgoing.type === 'photo')
    await requireChatPhoto(tx, { photoId: outgoing.photoId, memberId: senderId });
  const cost = costOf({ sender, sendContext, outgoing, settings: site.settings });

  const conversationId =
    sendContext.conversationId ??
    (await openConversation(context, tx, { memberIds: [senderId, otherId], now }));
  const message = {
    id: context.random.id(),
    conversationId,
    senderId,
    otherId,
    clientId,
    outgoing,
    replyTo,
    cost,
    held: sender.isHeld,
    now,
  };
  const { newsKind: kind } = sendContext;
  // What is held is noted when it is delivered.
  if (kind !== null && !sender.isHeld) await queueNews(tx, { news: [{ memberId: otherId, kind }], now });
  const sent = await writeMessage(tx, { message, credits: sendContext.credits });
  // The first message here shows a hidden sender to the other, whose own may have waited for that.
  if (sendContext.conversationId !== null && !sendContext.wroteHere)
    await appendEvents(tx, await releaseHeldFor(tx, { memberId: senderId, senderId: otherId, now }));
  return sender.premium ? sent : { ...sent, written: writtenAfter(sendContext.written, sendContext) };
}

interface Priced {
  sender: LockedSender;
  sendContext: SendContext;
  outgoing: Outgoing;
  settings: Call['site']['settings'];
}

function costOf({ sender, sendContext, outgoing, settings }: Priced): number {
  const charge = chargeFor(sendableOf(outgoing), {
    sender: { premium: sender.premium, ...sendContext },
    costs: settings,
  });
  if ('cost' in charge) return charge.cost;
  if (charge.errorCode === 'unknown_option')
    throw new Failure('invalid_input', { fields: [{ path: 'gift_id', code: charge.errorCode }] });
  throw new Failure(charge.errorCode);
}

async function answerOf(
  call: Call<'sendMessage'>,
  { message, credits, written }: Sent,
): Promise<Answer<'sendMessage'>> {
  const [presented] = await presentMessages(call.context, { viewer: viewerOf(call), rows: [message] });
  if (!presented) throw new Error('A message was not presented');
  return { result: { message: presented, user: { credits, ...(written && { written }) } } };
}

/** Throws Failure `not_found` unless the member may send the photo. */
async function requireChatPhoto(
  tx: Tx,
  { photoId, memberId }: { photoId: string; memberId: string },
): Promise<void> {
  const photo = await tx
    .selectFrom('photos')
    .select(['member_id as ownerId', 'purpose', 'ready', 'status'])
    .where('id', '=', photoId)
    .executeTakeFirst();
  if (!photo || !maySendPhoto(photo, { memberId })) throw new Failure('not_found');
}

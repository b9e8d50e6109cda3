import type { Language } from '@vela/domain/locale';
import { addMs, MINUTE } from '@vela/domain/time';
import type { Insertable } from 'kysely';
import { insertMessage } from '../chat/insert-message';
import type { Outgoing } from '../chat/outgoing-message';
import { openConversation } from '../chat/open-conversation';
import { addCredits } from '../credits/add-credits';
import { spendCredits } from '../credits/spend-credits';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import type { OrdersTable, PaymentNoticesTable } from '../db/money-tables';
import { PORTRAIT_SIZE } from '@vela/demo/portraits/portrait';
import type {
  DemoContent,
  DemoMessage,
  DemoOrder,
  DemoReading,
  DemoStore,
} from '@vela/demo/stories/demo-store';
import { updateLastSeen } from './update-last-seen';

/** Writes the demo's past in a transaction, as the use cases of members would have done. */
export function createDemoStore({ textLanguages }: Pick<AppContext, 'textLanguages'>, tx: Tx): DemoStore {
  return {
    addLikes: async (likes) => {
      const rows = likes.map(({ id, from, to, at, isNew, isMatchShown }) => ({
        id,
        member_id: from,
        liked_id: to,
        is_new: isNew,
        match_shown: isMatchShown,
        liked_at: at,
      }));
      await tx.insertInto('likes').values(rows).execute();
    },
    openConversation: async ({ id, matchMessageId, memberIds, openedAt }) => {
      const ids = [id, matchMessageId];
      const random = { id: () => ids.shift() ?? '', token: () => '' };
      await openConversation({ random }, tx, { memberIds, now: openedAt });
    },
    sendMessage: async (message) => {
      const { content, senderLanguage: writer } = message;
      const language =
        content.type === 'text' ? await textLanguages.languageOf(content.text, { writer }) : null;
      await sendMessage(tx, message, language);
    },
    markRead: (reading, now) => markRead(tx, reading, now),
    placeOrder: async (order) => {
      await insertOrders(tx, [order]);
      if (order.status !== 'completed') return;
      const { memberId, credits: amount, paymentId, orderedAt } = order;
      await addCredits(tx, { memberId, amount, kind: 'purchase', paymentId, now: orderedAt });
    },
    placeFirstOrders: async (orders) => {
      if (orders.length === 0) return;
      await insertOrders(tx, orders);
      await tx.insertInto('credit_ledger').values(orders.map(entryRow)).execute();
      await tx.insertInto('credit_lots').values(orders.map(lotRow)).execute();
    },
    updateLastSeen: (memberId) => updateLastSeen(tx, memberId),
  };
}

async function sendMessage(tx: Tx, message: DemoMessage, language: Language | null): Promise<void> {
  const { id, conversationId, senderId, receiverId, content, cost, at } = message;
  if (content.type === 'photo') await insertPhoto(tx, { ...content, senderId, at });
  if (cost > 0) {
    const kind = content.type === 'text' ? 'message' : content.type;
    await spendCredits(tx, { memberId: senderId, amount: cost, kind, reference: id, now: at });
  }
  const outgoing = outgoingOf(content, language);
  await insertMessage(tx, {
    id,
    conversationId,
    senderId,
    otherId: receiverId,
    clientId: id,
    outgoing,
    replyTo: null,
    cost,
    held: false,
    now: at,
  });
}

function outgoingOf(content: DemoContent, language: Language | null): Outgoing {
  switch (content.type) {
    case 'text':
      return { ...content, language };
    case 'photo':
      return { type: content.type, photoId: content.photoId };
    case 'gift':
      return content;
    default:
      return content satisfies never;
  }
}

interface SentPhoto {
  photoId: string;
  portrait: string;
  senderId: string;
  at: Date;
}

/** A photo that is sent has a row without files: it is drawn like all others when somebody looks at it. */
async function insertPhoto(tx: Tx, { photoId, portrait, senderId, at }: SentPhoto): Promise<void> {
  await tx
    .insertInto('photos')
    .values({
      id: photoId,
      member_id: senderId,
      purpose: 'chat',
      status: 'active',
      position: 0,
      portrait,
      width: PORTRAIT_SIZE.width,
      height: PORTRAIT_SIZE.height,
      created_at: at,
    })
    .execute();
}

async function markRead(
  tx: Tx,
  { conversationId, readerId, unread, otherId }: DemoReading,
  now: Date,
): Promise<void> {
  const rows = await tx
    .selectFrom('messages')
    .select(['id', 'seq', 'sent_at'])
    .where('conversation_id', '=', conversationId)
    .where('sender_id', 'is not', null)
    .orderBy('seq')
    .execute();
  const read = rows.slice(0, rows.length - unread);
  for (const { id: messageId, sent_at: sentAt } of read) {
    const readAt = new Date(Math.min(addMs(sentAt, 5 * MINUTE).getTime(), now.getTime()));
    await tx.updateTable('messages').set({ read_at: readAt }).where('id', '=', messageId).execute();
  }
  const places = tx.updateTable('conversation_members').where('conversation_id', '=', conversationId);
  await places
    .set({ num_unread: unread, read_seq: read.at(-1)?.seq ?? 0 })
    .where('member_id', '=', readerId)
    .execute();
  await places
    .set({ num_unread: 0, read_seq: rows.at(-1)?.seq ?? 0 })
    .where('member_id', '=', otherId)
    .execute();
}

/** Inserts orders with their result, and what the provider reported of them. */
async function insertOrders(tx: Tx, orders: readonly DemoOrder[]): Promise<void> {
  await tx.insertInto('orders').values(orders.map(orderRow)).execute();
  await tx.insertInto('payment_notices').values(orders.map(noticeRow)).execute();
}

function orderRow(order: DemoOrder): Insertable<OrdersTable> {
  const { paymentId, status, price } = order;
  return {
    payment_id: paymentId,
    member_id: order.memberId,
    site_id: order.siteId,
    client_id: paymentId,
    package_id: order.packageId,
    credits: order.credits,
    country: order.country,
    currency: order.currency,
    price_before: price,
    price,
    fee: 0,
    vat_rate: order.vatRate,
    discount_code: null,
    discount_percentage: null,
    status,
    paymentmethod: order.paymentmethod,
    issuer: null,
    store_method: false,
    stored_method_id: null,
    provider: 'sandbox',
    provider_payment_id: paymentId,
    redirect_url: null,
    created_at: order.orderedAt,
    completed_at: status === 'completed' ? order.decidedAt : null,
    refund_days: order.refundDays,
  };
}

function noticeRow({ paymentId, status, decidedAt }: DemoOrder): Insertable<PaymentNoticesTable> {
  const kind = status === 'completed' ? 'paid' : 'failed';
  return { payment_id: paymentId, kind, received_at: decidedAt };
}

function entryRow({ memberId, credits, paymentId, decidedAt }: DemoOrder) {
  return {
    member_id: memberId,
    seq: 1,
    prev_seq: null,
    delta: credits,
    balance_before: 0,
    balance_after: credits,
    kind: 'purchase' as const,
    reference: paymentId,
    created_at: decidedAt,
  };
}

function lotRow({ memberId, credits, paymentId, decidedAt }: DemoOrder) {
  return {
    member_id: memberId,
    seq: 1,
    payment_id: paymentId,
    credits,
    remaining: credits,
    opened_at: decidedAt,
  };
}

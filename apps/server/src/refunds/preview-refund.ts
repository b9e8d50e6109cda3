import type { Handler } from '../core/handler';
import { findReturnable, presentReturn } from './find-returnable';

/** What returning unused credits would give now; nothing where there is none to return. */
export const previewRefund: Handler<'previewRefund'> = async ({ context, site, session, query, now }) => {
  const asked = { memberId: session.memberId, paymentId: query.payment_id, site, now };
  return { result: presentReturn(await findReturnable(context.db, asked)) };
};

import { Failure } from '../core/failure';
import type { Call, Handler } from '../core/handler';
import { draftOrder } from './draft-order';
import { needsPassword } from './confirm-payment';
import { findNextRepeat } from './find-next-repeat';
import { findRepeat, repeatRequestOf, type Repeat } from './find-repeat';
import type { OrderRow } from './order-rows';

/** It is null when no stored method can pay it, or the order would be rejected. */
export const previewRepeatOrder: Handler<'previewRepeatOrder'> = async (call) => {
  const { context, site, session, now } = call;
  const { memberId } = session;
  const repeat = await findRepeat(context.db, memberId);
  const order = repeat && (await draftRepeat(repeat, call));
  if (!order) return { result: { repeat: null } };
  const nextAt = await findNextRepeat(context.db, { site, memberId, now });
  const { package_id, credits, country, currency, price, fee, paymentmethod } = order;
  return {
    result: {
      repeat: {
        package: package_id,
        credits,
        country,
        price: { amount: price, currency },
        fee: { amount: fee, currency },
        paymentmethod,
        label: repeat.method.label,
        password_required: await needsPassword(context.db, { session, now }),
        next_at: nextAt?.toISOString() ?? null,
      },
    },
  };
};

/** The order as it would be made now; null where the member's debt, the country or the method speaks against it. */
async function draftRepeat(
  repeat: Repeat,
  { context, site, session: { memberId }, now }: Call<'previewRepeatOrder'>,
): Promise<OrderRow | null> {
  try {
    const request = { ...repeatRequestOf(repeat), client_id: '', site, memberId, now };
    return await draftOrder(context, context.db, request);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

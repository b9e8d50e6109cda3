import { transact } from '../db/transact';
import type { Handler } from '../core/handler';
import { countCodeTry } from '../discounts/count-code-try';
import { lockActing } from '../members/lock-acting';
import { placeOrder } from './place-order';
import { startPayment } from './start-payment';

/** Orders credits and says where they are paid. A crash in between is made up for by the same request again. */
export const createOrder: Handler<'createOrder'> = async ({ context, site, session, body, client, now }) => {
  const { memberId } = session;
  const asking = { site, address: client.address, session, text: body.discountcode };
  const order = await countCodeTry(context, asking, () =>
    transact(context.db, async (tx) => {
      await lockActing(tx, session);
      return placeOrder(context, tx, { ...body, site, memberId, storedMethodId: null, now });
    }),
  );
  return { result: await startPayment(context, { order, site, locale: client.locale, now }) };
};

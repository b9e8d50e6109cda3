import { packagesIn } from '@vela/domain/credits';
import { transactionFee } from '@vela/domain/payments';
import type { Handler } from '../http/handler';
import { findRepeat } from './find-repeat';

/** What a repeat order would buy at today's price; null when nothing is stored to pay it with. */
export const previewRepeatOrder: Handler<'previewRepeatOrder'> = async ({ context, session }) => {
  const repeat = await findRepeat(context.db, session.memberId);
  const offer = repeat && packagesIn(repeat.order.country).find(({ id }) => id === repeat.order.package_id);
  if (!offer) return { result: { repeat: null } };
  const { country, paymentmethod } = repeat.order;
  return {
    result: {
      repeat: {
        package: offer.id,
        credits: offer.credits,
        country,
        price: offer.price,
        fee: transactionFee(paymentmethod, country),
        paymentmethod,
        label: repeat.method.label,
      },
    },
  };
};

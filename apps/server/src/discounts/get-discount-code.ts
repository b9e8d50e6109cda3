import type { DiscountCode as DiscountCodeShape } from '@vela/contract/entities/discount-code';
import { discountApplies, type DiscountCode } from '@vela/domain/discounts';
import { Failure } from '../core/failure';
import type { Answer, Call, Handler } from '../core/handler';
import { countCodeTry } from './count-code-try';
import { findDiscount, findWelcomeDiscount } from './find-discount';

/** What a code is worth to the member before anything is chosen; without a code, the welcome discount if that is asked for. */
export const getDiscountCode: Handler<'getDiscountCode'> = (call) => {
  const { context, site, session, client, query } = call;
  const asking = { site, address: client.address, session, text: query.code };
  return countCodeTry(context, asking, () => lookUp(call));
};

async function lookUp({
  context,
  site,
  session,
  query,
  now,
}: Call<'getDiscountCode'>): Promise<Answer<'getDiscountCode'>> {
  const asked = { site, memberId: session.memberId, now };
  if (query.code === undefined) {
    const welcome = query.welcome === 'true' ? await findWelcomeDiscount(context.db, asked) : null;
    return { result: welcome && presentDiscountCode(welcome.code) };
  }
  const discount = await findDiscount(context.db, { ...asked, text: query.code });
  const open = { memberId: session.memberId, country: null, price: null, paymentMethod: null };
  if (!discount || !discountApplies(discount.code, { ...open, used: discount.used }, now))
    throw new Failure('discount_invalid');
  return { result: presentDiscountCode(discount.code) };
}

/** A code that applies; one that doesn't is rejected and never shown. */
function presentDiscountCode(code: DiscountCode): DiscountCodeShape {
  return {
    code: code.code,
    value_percentage: code.percentage,
    status: code.status,
    validity: code.oncePerMember ? 'once_per_user' : 'unlimited',
    expires: code.expires?.toISOString() ?? null,
    expired: false,
    country: code.country,
    user_id: code.memberId,
    currency: code.minimumOrder?.currency ?? null,
    minimum_order_value: code.minimumOrder?.amount ?? null,
    paymentmethods: code.paymentMethods && [...code.paymentMethods],
  };
}

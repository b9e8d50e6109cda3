import { PACKAGE_PRICES } from '@vela/atlas/package-prices';
import type { CreditPackage } from '@vela/contract/entities/credit-package';
import { packagesIn, pricePerMessage, type PricedPackage } from '@vela/domain/credits';
import { discountApplies, discountedPrice, mustCount } from '@vela/domain/discounts';
import type { Country } from '@vela/domain/locale';
import { countCodeTry } from '../discounts/count-code-try';
import { findDiscount, type MemberDiscount } from '../discounts/find-discount';
import { Failure } from '../core/failure';
import type { Call, Handler } from '../core/handler';
import { payingCountry } from './paying-country';

/** The credit packages in the money of a country, at what the member who asks would be charged for them. */
export const listPackages: Handler<'listPackages'> = async (call) => {
  const country = await payingCountry(call);
  const { context, site, session, client, query } = call;
  const asking = { site, address: client.address, session, text: query.discountcode };
  const discount = await countCodeTry(context, asking, () => discountOf(call, country));
  const { message_credits: messageCredits } = site.settings;
  const packages = packagesIn(country, PACKAGE_PRICES).map((offer) => {
    const reduced = discount ? reduce(offer, discount, { country, call }) : offer;
    return { ...reduced, price_per_message: pricePerMessage(reduced, messageCredits) };
  });
  return { result: { country, packages } };
};

async function discountOf(
  { context, site, query, session, now }: Call<'listPackages'>,
  country: Country,
): Promise<MemberDiscount | null> {
  const { discountcode: text } = query;
  const memberId = session?.memberId;
  const discount = memberId ? await findDiscount(context.db, { site, memberId, text, now }) : null;
  if (!mustCount(text)) return discount;
  // The price is still open: a package that is too small for the discount is shown without it.
  const asked = { memberId: memberId ?? '', country, price: null, paymentMethod: null };
  if (!discount || !discountApplies(discount.code, { ...asked, used: discount.used }, now))
    throw new Failure('discount_invalid');
  return discount;
}

type Reduced = PricedPackage & Pick<CreditPackage, 'discount'>;

function reduce(
  offer: PricedPackage,
  { code, used }: MemberDiscount,
  { country, call: { session, now } }: { country: Country; call: Call<'listPackages'> },
): Reduced {
  const asked = { memberId: session?.memberId ?? '', country, price: offer.price, paymentMethod: null, used };
  if (!discountApplies(code, asked, now)) return offer;
  return {
    ...offer,
    price: discountedPrice(offer.price, code.percentage),
    discount: { code: code.code, percentage: code.percentage, price_before: offer.price },
  };
}

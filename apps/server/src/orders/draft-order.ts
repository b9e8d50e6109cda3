import { ISSUERS } from '@vela/atlas/issuers';
import { PACKAGE_PRICES } from '@vela/atlas/package-prices';
import { PAYMENT_FEES } from '@vela/atlas/payment-fees';
import { VAT_RATES } from '@vela/atlas/vat-rates';
import type { BodyOf } from '@vela/contract/registry';
import { packagesIn, paysDebt, type PackageId, type PricedPackage } from '@vela/domain/credits';
import { discountApplies, discountedPrice, mustCount } from '@vela/domain/discounts';
import type { Country } from '@vela/domain/locale';
import {
  allowedMethods,
  checkIssuer,
  isPaymentMethodKey,
  keepsMethod,
  transactionFee,
  type PaymentMethodKey,
} from '@vela/domain/payments';
import { firstServedCountry } from '@vela/domain/signup';
import type { AppContext } from '../core/context';
import { findDebt } from '../credits/find-debt';
import type { Db, Tx } from '../db/database';
import { findDiscount, type MemberDiscount } from '../discounts/find-discount';
import { Failure } from '../core/failure';
import type { Site } from '../core/site';
import { findDebitBlock } from './find-debits';
import { offeredMethods } from './list-payment-methods';
import type { OrderRow } from './order-rows';

export interface OrderRequest extends Omit<BodyOf<'createOrder'>, 'country' | 'package'> {
  package: PackageId;
  country: Country;
  site: Site;
  memberId: string;
  /** The stored method of a repeat order; `null` for any other. */
  storedMethodId: string | null;
  now: Date;
}

/**
 * The order that a request would make now, at the price that the packages show; nothing is written down. Throws Failure
 * where something about its country, method, bank or discount speaks against it, or the member's debt does.
 */
export async function draftOrder(context: AppContext, db: Db | Tx, request: OrderRequest): Promise<OrderRow> {
  const method = await requireMethod(context, db, request);
  const offer = packageOf(request);
  const discount = await requireDiscount(db, { request, offer, method });
  return orderOf(context, { request, method, offer, discount });
}

async function requireMethod(
  { payments }: AppContext,
  db: Db | Tx,
  request: OrderRequest,
): Promise<PaymentMethodKey> {
  const { country, site, paymentmethod: key, memberId } = request;
  if (firstServedCountry([country], site.settings.countries) === null)
    throw new Failure('invalid_input', { fields: [{ path: 'country', code: 'unknown_country' }] });
  if (!isPaymentMethodKey(key) || !offeredMethods(payments, { country, isDebitBlocked: false }).includes(key))
    throw new Failure('method_unavailable');
  const isDebitBlocked = await findDebitBlock(db, memberId);
  if (!allowedMethods({ country, isDebitBlocked }).includes(key)) throw new Failure('directdebit_blocked');
  requireIssuer(key, request.issuer);
  const { credits } = packageOf(request);
  const owed = await findDebt(db, memberId);
  if (!paysDebt(credits, owed)) throw new Failure('debt_unpaid', { params: { credits: owed } });
  return key;
}

function requireIssuer(key: PaymentMethodKey, issuer: string | undefined): void {
  const code = checkIssuer(issuer, ISSUERS[key]);
  if (code !== null) throw new Failure('invalid_input', { fields: [{ path: 'issuer', code }] });
}

function packageOf({ country, package: id }: OrderRequest): PricedPackage {
  const offer = packagesIn(country, PACKAGE_PRICES).find((one) => one.id === id);
  if (!offer) throw new Error(`There is no package ${id}`);
  return offer;
}

interface Choice {
  request: OrderRequest;
  offer: PricedPackage;
  method: PaymentMethodKey;
}

/** A code that was typed has to count; the welcome discount, which wasn't, counts where it can. */
async function requireDiscount(
  db: Db | Tx,
  { request, offer, method }: Choice,
): Promise<MemberDiscount | null> {
  const { site, memberId, country, discountcode: text, now } = request;
  const discount = await findDiscount(db, { site, memberId, text, now });
  const use = { memberId, country, price: offer.price, paymentMethod: method };
  if (discount && discountApplies(discount.code, { ...use, used: discount.used }, now)) return discount;
  if (mustCount(text)) throw new Failure('discount_invalid');
  return null;
}

function orderOf(
  { random, payments }: AppContext,
  { request, offer, method, discount }: Choice & { discount: MemberDiscount | null },
): OrderRow {
  const { price } = offer;
  const reduced = discount ? discountedPrice(price, discount.code.percentage) : price;
  return {
    payment_id: random.id(),
    member_id: request.memberId,
    site_id: request.site.id,
    client_id: request.client_id,
    package_id: offer.id,
    credits: offer.credits,
    country: request.country,
    currency: price.currency,
    price_before: price.amount,
    price: reduced.amount,
    fee: transactionFee(method, request.country, PAYMENT_FEES).amount,
    vat_rate: VAT_RATES[request.country],
    discount_code: discount?.code.code ?? null,
    discount_percentage: discount?.code.percentage ?? null,
    discount_once: discount?.code.oncePerMember ?? false,
    status: 'pending',
    paymentmethod: method,
    issuer: request.issuer ?? null,
    store_method: keepsMethod(method, request.store_method),
    stored_method_id: request.storedMethodId,
    provider: providerOf(payments, method),
    provider_payment_id: null,
    redirect_url: null,
    created_at: request.now,
    completed_at: null,
    refund_days: request.site.settings.refund_days,
    left_behind: false,
  };
}

function providerOf(payments: AppContext['payments'], method: PaymentMethodKey): string {
  const provider = payments.byMethod(method);
  if (!provider) throw new Error(`No provider offers ${method}`);
  return provider.name;
}

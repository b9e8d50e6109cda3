import type { BodyOf } from '@vela/contract/registry';
import { packagesIn, paysDebt, type PackageId, type PricedPackage } from '@vela/domain/credits';
import { discountApplies, discountedPrice } from '@vela/domain/discounts';
import type { Country } from '@vela/domain/locale';
import type { Money } from '@vela/domain/money';
import {
  checkIssuer,
  isShownTotal,
  isPaymentMethodKey,
  orderTotal,
  paymentMethod,
  transactionFee,
  VAT_RATES,
  type PaymentMethodKey,
} from '@vela/domain/payments';
import { firstServedCountry } from '@vela/domain/signup';
import type { AppContext } from '../context';
import { findDebt } from '../credits/find-debt';
import type { Tx } from '../db/database';
import { findDiscount, type MemberDiscount } from '../discounts/find-discount';
import { Failure } from '../http/failure';
import type { Site } from '../sites/sites';
import { offeredMethods } from './list-payment-methods';
import { selectOrders, type OrderRow } from './order-rows';
import { requireDebit } from './require-debit';

export interface OrderRequest extends Omit<BodyOf<'createOrder'>, 'country' | 'package'> {
  package: PackageId;
  country: Country;
  site: Site;
  memberId: string;
  /** Of a repeat order. */
  storedMethodId: string | null;
  now: Date;
}

/**
 * Writes down an order that nothing speaks against, at the price that the packages show and the member was shown, with the member's row held: of
 * two requests with one client id the second finds the first's order. Throws Failure.
 */
export async function placeOrder(context: AppContext, tx: Tx, request: OrderRequest): Promise<OrderRow> {
  const { memberId, client_id: clientId } = request;
  const known = await selectOrders(tx)
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (known) return sameOrder(known, request);
  const method = await requireMethod(context, tx, request);
  const offer = packageOf(request);
  const discount = await requireDiscount(tx, { request, offer, method });
  const order = orderOf(context, { request, method, offer, discount });
  requireShownTotal(order, request);
  await requireDebit(tx, order);
  await tx.insertInto('orders').values(order).execute();
  return order;
}

/** A client id belongs to what it first asked for: another package under it would be paid for by mistake. */
function sameOrder(order: OrderRow, request: OrderRequest): OrderRow {
  const isSame =
    order.package_id === request.package &&
    order.country === request.country &&
    order.paymentmethod === request.paymentmethod &&
    order.issuer === (request.issuer ?? null) &&
    isShownTotal(request.total, totalOf(order)) &&
    (order.stored_method_id === null) === (request.storedMethodId === null);
  if (!isSame) throw new Failure('client_id_reused');
  return order;
}

/** An order is never of more, or less, than stood on the button: the price may have changed since the page was loaded. */
function requireShownTotal(order: OrderRow, { total: shown }: OrderRequest): void {
  const total = totalOf(order);
  if (!isShownTotal(shown, total)) throw new Failure('price_changed', { params: { ...total } });
}

function totalOf(order: OrderRow): Money {
  return { amount: orderTotal(order), currency: order.currency };
}

async function requireMethod(
  { payments }: AppContext,
  tx: Tx,
  request: OrderRequest,
): Promise<PaymentMethodKey> {
  const { country, site, paymentmethod: key, memberId } = request;
  if (firstServedCountry([country], site.settings.countries) === null)
    throw new Failure('invalid_input', { fields: [{ path: 'country', code: 'unknown_country' }] });
  const owed = await findDebt(tx, memberId);
  if (!isPaymentMethodKey(key) || !offeredMethods(payments, { country, owed }).includes(key))
    throw new Failure('method_unavailable');
  requireIssuer(key, request.issuer);
  const { credits } = packageOf(request);
  if (!paysDebt(credits, owed)) throw new Failure('debt_unpaid', { params: { credits: owed } });
  return key;
}

function requireIssuer(key: PaymentMethodKey, issuer: string | undefined): void {
  const code = checkIssuer(key, issuer);
  if (code !== null) throw new Failure('invalid_input', { fields: [{ path: 'issuer', code }] });
}

function packageOf({ country, package: id }: OrderRequest): PricedPackage {
  const offer = packagesIn(country).find((one) => one.id === id);
  if (!offer) throw new Error(`There is no package ${id}`);
  return offer;
}

interface Choice {
  request: OrderRequest;
  offer: PricedPackage;
  method: PaymentMethodKey;
}

/** The code that was given has to count; the welcome discount counts by itself where it can, since it was shown. */
async function requireDiscount(tx: Tx, { request, offer, method }: Choice): Promise<MemberDiscount | null> {
  const { site, memberId, country, discountcode: text, now } = request;
  const discount = await findDiscount(tx, { site, memberId, text, now });
  const use = { memberId, country, price: offer.price, paymentMethod: method };
  if (discount && discountApplies(discount.code, { ...use, used: discount.used }, now)) return discount;
  if (text !== undefined) throw new Failure('discount_invalid');
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
    fee: transactionFee(method, request.country).amount,
    vat_rate: VAT_RATES[request.country],
    discount_code: discount?.code.code ?? null,
    discount_percentage: discount?.code.percentage ?? null,
    discount_once: discount?.code.oncePerMember ?? false,
    status: 'pending',
    paymentmethod: method,
    issuer: request.issuer ?? null,
    store_method: request.store_method && paymentMethod(method).storable,
    stored_method_id: request.storedMethodId,
    provider: providerOf(payments, method),
    provider_payment_id: null,
    redirect_url: null,
    created_at: request.now,
    completed_at: null,
    refund_days: request.site.settings.refund_days,
  };
}

function providerOf(payments: AppContext['payments'], method: PaymentMethodKey): string {
  const provider = payments.byMethod(method);
  if (!provider) throw new Error(`No provider offers ${method}`);
  return provider.name;
}

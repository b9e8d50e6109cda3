import { orderTotal, PAYMENT_OUTCOMES } from '@vela/domain/payments';
import { formatMoney } from '@vela/domain/money';
import { toFieldErrors } from '@vela/contract/field-errors';
import * as v from 'valibot';
import type { PaymentNotice } from '../core/payments-port';
import { SANDBOX, SANDBOX_CARDS, SANDBOX_PAGE } from '../adapters/payments/sandbox';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import { requireStorable } from '../http/storable-text';
import { readForm, readJson } from '../http/read-body';
import type { Visit } from '../http/visit';
import { selectOrders, type OrderRow } from '../orders/order-rows';
import { deliverNotice } from './deliver-notice';
import { escapeHtml } from '../core/escape-html';
import { devPage } from './page';

const body = v.object({
  outcome: v.picklist(PAYMENT_OUTCOMES),
  /** The result of the next charge of the stored card. */
  card: v.optional(v.picklist(['accepts', 'refuses']), 'accepts'),
});

/** The sandbox provider's page of a payment: a person says there what became of it. */
export async function payPage(context: AppContext, request: Request): Promise<Response> {
  return renderPay(await requireOrder(context, request));
}

/** Says what became of a payment; the sandbox then calls the webhook. A form goes back to the site, JSON is answered. */
export async function pay(context: AppContext, request: Request, visit: Visit): Promise<Response> {
  const order = await requireOrder(context, request);
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  const input = v.safeParse(body, await (isForm ? readForm(request) : readJson(request)));
  if (!input.success) throw new Failure('invalid_input', { fields: toFieldErrors(input.issues) });
  await deliverNotice(context, { notice: noticeOf(order, input.output), now: visit.now });
  if (!isForm) return Response.json({ payment_id: order.payment_id, outcome: input.output.outcome });
  const { url } = await context.sites.byId(order.site_id);
  return new Response(null, {
    status: 303,
    headers: { location: `${url}/transactions/${order.payment_id}` },
  });
}

function noticeOf(order: OrderRow, { outcome, card }: v.InferOutput<typeof body>): PaymentNotice {
  return {
    paymentId: order.payment_id,
    providerPaymentId: order.provider_payment_id ?? order.payment_id,
    outcome,
    amount: { amount: orderTotal(order), currency: order.currency },
    stored: outcome === 'paid' && order.store_method ? SANDBOX_CARDS[card] : null,
  };
}

async function requireOrder({ db }: AppContext, request: Request): Promise<OrderRow> {
  const paymentId = new URL(request.url).pathname.slice(SANDBOX_PAGE.length);
  requireStorable(paymentId);
  const order = await selectOrders(db)
    .where('payment_id', '=', paymentId)
    .where('provider', '=', SANDBOX)
    .executeTakeFirst();
  if (!order) throw new Failure('not_found');
  return order;
}

/** The text of each button; a payment that succeeded can only be reversed. */
const BUTTONS = {
  paid: 'Pay',
  failed: 'Let it fail',
  cancelled: 'Cancel',
  expired: 'Let it expire',
  reversed: 'Take it back',
} as const satisfies Record<PaymentNotice['outcome'], string>;

function renderPay(order: OrderRow): Response {
  const amount = formatMoney({ amount: orderTotal(order), currency: order.currency }, 'en');
  const buttons = PAYMENT_OUTCOMES.map(
    (outcome) => `<button name="outcome" value="${outcome}">${BUTTONS[outcome]}</button>`,
  );
  const cards = order.store_method
    ? `<fieldset><legend>When the kept card is charged again</legend>
<label><input type="radio" name="card" value="accepts" checked> it is accepted</label>
<label><input type="radio" name="card" value="refuses"> it is refused</label></fieldset>`
    : '';
  return devPage(
    'Sandbox payment',
    `<h1>Pay ${escapeHtml(amount)}</h1>
<p>No money moves: in the demo, you say here what becomes of the payment.</p>
<p>${order.credits} credits, ${escapeHtml(order.paymentmethod)}, ${escapeHtml(order.status)}</p>
<form method="post">${cards}<p>${buttons.join(' ')}</p></form>`,
  );
}

import { createHmac } from 'node:crypto';
import { CURRENCIES } from '@vela/domain/money';
import { PAYMENT_OUTCOMES } from '@vela/domain/payments';
import * as v from 'valibot';
import type { PaymentNotice, Sandbox } from '../../core/payments-port';
import { isSameSecret } from '../../core/is-same-secret';
import { BadSignature } from '../../core/webhook';

export const SANDBOX = 'sandbox';

const SIGNATURE_HEADER = 'x-sandbox-signature';

/** The address of the sandbox's page of a payment. */
export const SANDBOX_PAGE = '/dev/pay/';

const notice = v.object({
  paymentId: v.string(),
  providerPaymentId: v.string(),
  outcome: v.picklist(PAYMENT_OUTCOMES),
  amount: v.object({ amount: v.number(), currency: v.picklist(CURRENCIES) }),
  stored: v.nullable(v.object({ token: v.string(), label: v.nullable(v.string()) })),
}) satisfies v.GenericSchema<unknown, PaymentNotice>;

/** The cards that the sandbox stores: the next charge of one succeeds, that of the other fails. */
export const SANDBOX_CARDS = {
  accepts: { token: 'card_accepts', label: '•••• 4242' },
  refuses: { token: 'card_refuses', label: '•••• 0341' },
} as const satisfies Record<string, NonNullable<PaymentNotice['stored']>>;

/** A provider that moves no money: what became of a payment is said on its own page in the demo. */
export function createSandbox(secret: string): Sandbox {
  const sign = (body: string): string => createHmac('sha256', secret).update(body).digest('hex');
  return {
    name: SANDBOX,
    offers: () => true,
    start: async ({ paymentId, returnUrl }) => ({
      providerPaymentId: idOf(paymentId),
      redirectUrl: new URL(`${SANDBOX_PAGE}${paymentId}`, returnUrl).href,
    }),
    charge: async ({ paymentId, token }) => ({
      providerPaymentId: idOf(paymentId),
      outcome: token === SANDBOX_CARDS.accepts.token ? 'paid' : 'failed',
    }),
    refund: async ({ paymentId }) => ({ providerRefundId: `refund_${paymentId}` }),
    readWebhook: async ({ body, header }) => {
      if (!isSameSecret(header(SIGNATURE_HEADER) ?? '', sign(body))) throw new BadSignature(SANDBOX);
      return [v.parse(notice, JSON.parse(body))];
    },
    write: (content) => {
      const body = JSON.stringify(content);
      const headers = new Headers({ [SIGNATURE_HEADER]: sign(body) });
      return { body, header: (name) => headers.get(name) };
    },
  };
}

function idOf(paymentId: string): string {
  return `sandbox_${paymentId}`;
}

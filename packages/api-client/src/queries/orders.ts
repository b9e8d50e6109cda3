import type { Api } from '../create-api';
import { getOrder } from '@vela/contract/endpoints/get-order';
import { getReceipt } from '@vela/contract/endpoints/get-receipt';
import { previewRefund } from '@vela/contract/endpoints/preview-refund';
import { previewRepeatOrder } from '@vela/contract/endpoints/preview-repeat-order';
import { defineQuery } from './define-query';

/** One order; a page that waits for its payment asks again until it is settled. */
export function orderQueryOptions(api: Api, paymentId: string) {
  return defineQuery({
    queryKey: ['orders', paymentId],
    load: (options) => api.call(getOrder, { payment_id: paymentId }, options),
  });
}

/** The receipt of a paid order. */
export function receiptQueryOptions(api: Api, paymentId: string) {
  return defineQuery({
    queryKey: ['receipts', paymentId],
    load: (options) => api.call(getReceipt, { payment_id: paymentId }, options),
  });
}

/** What a repeat order would be. */
export function repeatOrderQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['repeat-order'],
    load: (options) => api.call(previewRepeatOrder, {}, options),
  });
}

/** What would go back now of one payment, else of all. */
export function refundQueryOptions(api: Api, paymentId: string | null = null) {
  return defineQuery({
    queryKey: ['refund', paymentId],
    load: (options) => api.call(previewRefund, paymentId === null ? {} : { payment_id: paymentId }, options),
  });
}

import { previewRefund as endpoint } from '@vela/contract/endpoints/preview-refund';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** What returning unused credits would give, of one payment or of all. */
export function previewRefund(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}

import { previewRepeatOrder as endpoint } from '@vela/contract/endpoints/preview-repeat-order';
import type { Api, CallOptions, OutputOf } from '../create-api';

/** What a repeat order would buy and be paid with; `repeat` is `null` where nothing is stored. */
export function previewRepeatOrder(api: Api, options?: CallOptions): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, {}, options);
}

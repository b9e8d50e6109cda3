import { subscribePush as endpoint } from '@vela/contract/endpoints/subscribe-push';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Has push messages brought to this browser while its session lasts; `null` takes that back. Codes: `invalid_subscription`. */
export async function subscribePush(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}

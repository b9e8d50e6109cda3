import { reportTyping as endpoint } from '@vela/contract/endpoints/report-typing';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Says that one is writing in a conversation. Codes: `no_longer_available`. */
export async function reportTyping(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}

import { reportTyping as endpoint } from '@vela/contract/endpoints/report-typing';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Says that one is writing in a conversation. Codes: `blocked`. */
export function reportTyping(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}

import { useToken as endpoint } from '@vela/contract/endpoints/use-token';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Uses up the token of a mail link; `goto` is the path to open next. Codes: `link_invalid`, `email_taken`, and for an activation those of `activate`. */
export function useToken(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}

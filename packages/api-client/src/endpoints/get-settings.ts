import { getSettings as endpoint } from '@vela/contract/endpoints/get-settings';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** The settings of the site; `query` is the route's own, with `host` where another site is meant. */
export function getSettings(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}

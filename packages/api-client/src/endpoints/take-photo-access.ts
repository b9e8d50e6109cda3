import { takePhotoAccess as endpoint } from '@vela/contract/endpoints/take-photo-access';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Shows a member one's private photos no longer. */
export function takePhotoAccess(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}

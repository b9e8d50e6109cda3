import { givePhotoAccess as endpoint } from '@vela/contract/endpoints/give-photo-access';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Lets a member see one's private photos. */
export function givePhotoAccess(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}

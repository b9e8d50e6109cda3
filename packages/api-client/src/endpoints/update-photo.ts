import { updatePhoto as endpoint } from '@vela/contract/endpoints/update-photo';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Makes a photo the main one, private or public, or moves it; the answer has all photos. */
export function updatePhoto(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}

import { addPhoto as endpoint } from '@vela/contract/endpoints/add-photo';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/**
 * Adds a photo to the profile, or for a message; `onUpload` follows how much of it is sent. Codes: `photo_limit`, `not_an_image`,
 * `too_many_pixels`, `photo_too_small`, `too_large`, `unsupported_type`, `upload_too_slow`.
 */
export function addPhoto(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}

import { deletePhoto as endpoint } from '@vela/contract/endpoints/delete-photo';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Deletes a photo; the answer has those that are left. */
export function deletePhoto(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}

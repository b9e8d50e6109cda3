import type { Api } from '@vela/api-client/create-api';
import { getProfile } from '@vela/contract/endpoints/get-profile';
import type { ApiResult } from '../api-result';
import { toApiResult } from '../send/to-api-result';

/**
 * Whether the profile has a photo, by a new request: a photo whose upload was interrupted may have arrived
 * all the same.
 */
export async function hasPhoto(api: Api): Promise<ApiResult<boolean>> {
  return toApiResult(api.call(getProfile, {}).then(({ profile }) => profile.photos.length > 0));
}

import { addPhoto } from '@vela/contract/endpoints/add-photo';
import type { Api } from '@vela/api-client/create-api';
import type { ApiResult, ApiErrorData } from '../api-result';
import { tabStore } from '../../storage/safe-store';
import { deleteWaitingPhoto, saveWaitingPhoto } from './waiting-photo';

export interface PhotoSending {
  picture: Blob;
  /** The member who sends it. */
  owner: string;
  signal?: AbortSignal | undefined;
  /** How much is sent, from 0 to 1. */
  onSent: (sent: number) => void;
}

/** How the caller reaches the API. */
type Call = (call: (api: Api) => Promise<unknown>) => Promise<ApiResult<unknown>>;

/**
 * Sends the photo that waited. Until that has succeeded it is stored with its owner, and with the error: a page that is
 * left in the middle finds it there.
 */
export async function sendWaitingPhoto(call: Call, sending: PhotoSending): Promise<ApiErrorData | null> {
  const { picture, owner, signal, onSent } = sending;
  await saveWaitingPhoto(tabStore, { picture, owner, apiError: null });
  const photo = new File([picture], 'photo.jpg', { type: picture.type });
  const outcome = await call((api) => api.call(addPhoto, { photo }, { signal, onUpload: onSent }));
  if (outcome.ok) deleteWaitingPhoto(tabStore);
  else await saveWaitingPhoto(tabStore, { picture, owner, apiError: outcome.apiError });
  return outcome.ok ? null : outcome.apiError;
}

import { useQueryClient } from '@tanstack/react-query';
import { deletePhoto } from '@vela/contract/endpoints/delete-photo';
import { updatePhoto } from '@vela/contract/endpoints/update-photo';
import { profileQueryOptions } from '@vela/api-client/queries/profile';
import type { Image } from '@vela/contract/entities/image';
import { changePhoto, PHOTO_UNDO_MS, type PhotoChange } from '@vela/domain/photos';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiErrorData } from '../../../kit/forms/api-result';
import { useApi } from '../../../kit/session/member-data-context';
import { useSend } from '../../../kit/session/use-send';

export interface OwnPhotos {
  /** The error of the last change, which left the photos as they were. */
  apiError: ApiErrorData | null;
  /** Resolves when the change is shown, or undone. */
  change: (id: string, change: PhotoChange) => Promise<void>;
  /** Photos that are about to be deleted. */
  deleting: readonly string[];
  remove: (id: string) => void;
  cancelDeletion: (id: string) => void;
}

/** Changes the member's own photos at once, and undoes a change that the server rejects. */
export function useOwnPhotos(photos: readonly Image[]): OwnPhotos {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = profileQueryOptions(api);
  const sendChange = useSend(updatePhoto);
  const [apiError, setApiError] = useState<ApiErrorData | null>(null);
  const { deleting, remove, cancelDeletion } = useDeletions(setApiError);

  const show = (changed: Image[]) =>
    queryClient.setQueryData(queryKey, (data) => data && { profile: { ...data.profile, photos: changed } });
  const change = async (id: string, wanted: PhotoChange) => {
    const changed = changePhoto(photos, { id, change: wanted });
    if (typeof changed === 'string') return;
    setApiError(null);
    await queryClient.cancelQueries({ queryKey });
    show(changed);
    const outcome = await sendChange({ id, ...wanted });
    if (outcome.ok) show(outcome.result.photos);
    else {
      setApiError(outcome.apiError);
      await queryClient.invalidateQueries({ queryKey });
    }
  };
  return { apiError, change, deleting, remove, cancelDeletion };
}

/** Deletes a photo after a moment in which that can be cancelled; leaving the page ends the moment. */
function useDeletions(
  onError: (apiError: ApiErrorData) => void,
): Pick<OwnPhotos, 'deleting' | 'remove' | 'cancelDeletion'> {
  const queryClient = useQueryClient();
  const { queryKey } = profileQueryOptions(useApi());
  const sendDeletion = useSend(deletePhoto);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const [deleting, setDeleting] = useState<readonly string[]>([]);

  const cancelTimer = (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
  };
  const finish = async (id: string) => {
    cancelTimer(id);
    const outcome = await sendDeletion({ id });
    if (!outcome.ok && outcome.apiError.code !== 'not_found') onError(outcome.apiError);
    await queryClient.invalidateQueries({ queryKey });
    setDeleting((ids) => ids.filter((one) => one !== id));
  };
  const finishAll = useEffectEvent(() => {
    for (const id of timers.current.keys()) void finish(id);
  });
  useEffect(() => {
    const leave = () => finishAll();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    deleting,
    remove: (id) => {
      setDeleting((ids) => [...ids, id]);
      timers.current.set(
        id,
        setTimeout(() => void finish(id), PHOTO_UNDO_MS),
      );
    },
    cancelDeletion: (id) => {
      cancelTimer(id);
      setDeleting((ids) => ids.filter((one) => one !== id));
    },
  };
}

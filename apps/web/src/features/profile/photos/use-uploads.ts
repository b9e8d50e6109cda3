import { useQueryClient } from '@tanstack/react-query';
import { addPhoto } from '@vela/api-client/endpoints/add-photo';
import { profileQueryOptions } from '@vela/api-client/queries/profile';
import { useReducer } from 'react';
import { useApi, useSend } from '../../../shell/members';
import { nextUploads, type Upload } from './uploads';

export interface Uploads {
  list: readonly Upload[];
  start: (picture: Blob) => void;
  retry: (upload: Upload) => void;
  giveUp: (upload: Upload) => void;
}

interface Sending {
  photo: File;
  onUpload: (sent: number) => void;
}

/** Photos on their way, several at once, each with its own progress and its own end. */
export function useUploads(): Uploads {
  const queryClient = useQueryClient();
  const { queryKey } = profileQueryOptions(useApi());
  const [list, dispatch] = useReducer(nextUploads, []);
  const sendPhoto = useSend((api, { photo, onUpload }: Sending) => addPhoto(api, { photo }, { onUpload }));

  const send = async (key: string, picture: Blob) => {
    const photo = new File([picture], 'photo.jpg', { type: picture.type });
    const outcome = await sendPhoto({
      photo,
      onUpload: (sent) => dispatch({ type: 'progressed', key, sent }),
    });
    if (!outcome.ok) return dispatch({ type: 'failed', key, refusal: outcome.refusal });
    // The list has the photo before its place as an upload is gone.
    await queryClient.invalidateQueries({ queryKey });
    dispatch({ type: 'ended', key });
  };
  return {
    list,
    start: (picture) => {
      const key = crypto.randomUUID();
      dispatch({ type: 'started', key, picture });
      void send(key, picture);
    },
    retry: ({ key, picture }) => {
      dispatch({ type: 'retried', key });
      void send(key, picture);
    },
    giveUp: ({ key }) => dispatch({ type: 'ended', key }),
  };
}

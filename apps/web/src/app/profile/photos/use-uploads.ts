import { useQueryClient } from '@tanstack/react-query';
import { addPhoto } from '@vela/contract/endpoints/add-photo';
import { profileQueryOptions } from '@vela/api-client/queries/profile';
import { useReducer, useRef } from 'react';
import { useApi } from '../../../kit/session/member-data-context';
import { useSend } from '../../../kit/session/use-send';
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

/** Photos on their way, each with its own progress and its own end; they are sent one after the other, as the server reads them. */
export function useUploads(): Uploads {
  const queryClient = useQueryClient();
  const { queryKey } = profileQueryOptions(useApi());
  const [list, dispatch] = useReducer(nextUploads, []);
  const before = useRef(Promise.resolve());
  const sendPhoto = useSend((api, { photo, onUpload }: Sending) =>
    api.call(addPhoto, { photo }, { onUpload }),
  );

  const send = async (key: string, picture: Blob) => {
    const photo = new File([picture], 'photo.jpg', { type: picture.type });
    const outcome = await sendPhoto({
      photo,
      onUpload: (sent) => dispatch({ type: 'progressed', key, sent }),
    });
    if (!outcome.ok) return dispatch({ type: 'failed', key, apiError: outcome.apiError });
    // The list has the photo before its place as an upload is gone.
    await queryClient.invalidateQueries({ queryKey });
    dispatch({ type: 'ended', key });
  };
  const sendInTurn = (key: string, picture: Blob) => {
    before.current = before.current.then(() => send(key, picture));
  };
  return {
    list,
    start: (picture) => {
      const key = crypto.randomUUID();
      dispatch({ type: 'started', key, picture });
      sendInTurn(key, picture);
    },
    retry: ({ key, picture }) => {
      dispatch({ type: 'retried', key });
      sendInTurn(key, picture);
    },
    giveUp: ({ key }) => dispatch({ type: 'ended', key }),
  };
}

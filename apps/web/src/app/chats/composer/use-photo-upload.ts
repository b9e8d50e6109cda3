import { useQueryClient } from '@tanstack/react-query';
import { addPhoto } from '@vela/contract/endpoints/add-photo';
import { useRef, useState } from 'react';
import { useApi } from '../../../kit/session/member-data-context';
import { sentPhotoQueryOptions } from '../shared/sent-photo';

export type Upload =
  | { status: 'idle' }
  /** `sent` from 0 to 1. */
  | { status: 'sending'; sent: number }
  | { status: 'failed'; error: unknown };

export interface PhotoUpload {
  upload: Upload;
  /** The photo's id; null when it failed or was broken off. */
  start: (file: File) => Promise<string | null>;
  cancel: () => void;
}

/** Uploads a photo for a message. */
export function usePhotoUpload(): PhotoUpload {
  const api = useApi();
  const queryClient = useQueryClient();
  const [upload, setUpload] = useState<Upload>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  const start = async (file: File) => {
    const { signal } = (running.current = new AbortController());
    setUpload({ status: 'sending', sent: 0 });
    try {
      const onUpload = (sent: number) => setUpload({ status: 'sending', sent });
      const { photo } = await api.call(addPhoto, { photo: file, purpose: 'chat' }, { signal, onUpload });
      queryClient.setQueryData(sentPhotoQueryOptions(photo.id).queryKey, photo);
      setUpload({ status: 'idle' });
      return photo.id;
    } catch (error) {
      setUpload(signal.aborted ? { status: 'idle' } : { status: 'failed', error });
      return null;
    }
  };
  const cancel = () => {
    running.current?.abort();
    setUpload({ status: 'idle' });
  };
  return { upload, start, cancel };
}

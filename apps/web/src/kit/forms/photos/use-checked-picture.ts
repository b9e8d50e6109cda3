import { checkPhotoFile, checkPhotoSize } from '@vela/domain/photos';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiErrorData } from '../api-result';

/** Checks a chosen file before it is cropped: true once it may be, else `onRejected` is called with the reason. */
export function useCheckedPicture(file: File, onRejected: (apiError: ApiErrorData) => void): boolean {
  const [checked, setChecked] = useState<File | null>(null);
  const reject = useEffectEvent(onRejected);
  useEffect(() => {
    let isOver = false;
    void pictureSize(file).then((size) => {
      if (isOver) return;
      const apiError = size === null ? unreadable(file) : checkPhotoSize(size, 'profile');
      if (apiError === null) setChecked(file);
      else reject(apiError);
    });
    return () => {
      isOver = true;
    };
  }, [file]);
  return checked === file;
}

/** A kind that only some browsers show has its own words: the file is fine. */
function unreadable(file: File): ApiErrorData {
  return checkPhotoFile(file) ?? { code: 'not_an_image' };
}

/** How large a picture is that someone chose, in pixels; null for a file that this browser can't show as one. */
async function pictureSize(file: Blob): Promise<{ width: number; height: number } | null> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

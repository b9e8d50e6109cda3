import { checkPhotoSize } from '@vela/domain/photos';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiErrorData } from '../api-result';
import { pictureSize } from './picture-size';

/** Looks at a chosen file before it is cut out: true once it may be, else `onRefused` is told why not. */
export function useCheckedPicture(file: File, onRefused: (apiError: ApiErrorData) => void): boolean {
  const [checked, setChecked] = useState<File | null>(null);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    let isOver = false;
    void pictureSize(file).then((size) => {
      if (isOver) return;
      const apiError = size === null ? { code: 'not_an_image' } : checkPhotoSize(size, 'profile');
      if (apiError === null) setChecked(file);
      else refuse(apiError);
    });
    return () => {
      isOver = true;
    };
  }, [file]);
  return checked === file;
}

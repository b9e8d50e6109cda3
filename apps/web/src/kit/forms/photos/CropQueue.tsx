import {
  PHOTO_LEAST_HEIGHT,
  PHOTO_RATIO,
  PHOTO_WIDTH,
  checkPhotoFile,
  checkPhotoSize,
} from '@vela/domain/photos';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiErrorData } from '../api-result';
import { FailedPart } from '../../page/FailedPart';
import { usePart } from '../../page/use-part';

const loadCrop = async () => (await import('@vela/ui/PhotoCrop')).PhotoCrop;

interface CropQueueProps {
  /** Those that wait; the first one is shown. */
  files: readonly File[];
  /** How many were chosen together. */
  count: number;
  onDone: (picture: Blob) => void;
  onSkip: () => void;
  /** This one can't become a photo. */
  onRejected: (file: File, apiError: ApiErrorData) => void;
}

/** Shows chosen files one after the other; each is sent while the next one is looked at. */
export function CropQueue(props: CropQueueProps) {
  const [file] = props.files;
  return file ? <Cropping file={file} {...props} /> : null;
}

function Cropping({ file, files, count, onDone, onSkip, onRejected }: CropQueueProps & { file: File }) {
  const { part: PhotoCrop, isFailed, ...loading } = usePart(loadCrop);
  const isChecked = useCheckedPicture(file, (apiError) => onRejected(file, apiError));
  const number = count - files.length + 1;
  if (!isChecked) return null;
  if (!PhotoCrop) return isFailed ? <FailedPart {...loading} /> : null;
  return (
    <PhotoCrop
      key={number}
      file={file}
      number={number}
      count={count}
      ratio={PHOTO_RATIO}
      maxWidth={PHOTO_WIDTH}
      leastHeight={PHOTO_LEAST_HEIGHT}
      onDone={onDone}
      onSkip={onSkip}
      onUnreadable={() => onRejected(file, { code: 'not_an_image' })}
    />
  );
}

/** Checks a chosen file before it is cropped: true once it may be, else `onRejected` is called with the reason. */
function useCheckedPicture(file: File, onRejected: (apiError: ApiErrorData) => void): boolean {
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

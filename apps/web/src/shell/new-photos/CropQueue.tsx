import { PHOTO_RATIO } from '@vela/domain/photos';
import { lazy, Suspense } from 'react';

const PhotoCrop = lazy(async () => ({ default: (await import('@vela/ui/PhotoCrop')).PhotoCrop }));

/** What the server keeps of a photo's width, in pixels: more would only take longer to send. */
const MAX_WIDTH = 1440;

interface CropQueueProps {
  /** Those that wait; the first one is shown. */
  files: readonly File[];
  /** How many were chosen together. */
  count: number;
  onDone: (picture: Blob) => void;
  onSkip: () => void;
  onUnreadable: (file: File) => void;
}

/** Shows chosen files one after the other; each is sent while the next one is looked at. */
export function CropQueue({ files, count, onDone, onSkip, onUnreadable }: CropQueueProps) {
  const [file] = files;
  if (!file) return null;
  const number = count - files.length + 1;
  return (
    <Suspense>
      <PhotoCrop
        key={number}
        file={file}
        number={number}
        count={count}
        ratio={PHOTO_RATIO}
        maxWidth={MAX_WIDTH}
        onDone={onDone}
        onSkip={onSkip}
        onUnreadable={() => onUnreadable(file)}
      />
    </Suspense>
  );
}

import { PHOTO_LEAST_HEIGHT, PHOTO_RATIO, PHOTO_WIDTH } from '@vela/domain/photos';
import type { ApiErrorData } from '../api-result';
import { FailedPart } from '../../page/FailedPart';
import { usePart } from '../../page/use-part';
import { useCheckedPicture } from './use-checked-picture';

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

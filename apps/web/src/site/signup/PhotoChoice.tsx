import { Trans, useLingui } from '@lingui/react/macro';
import { CROPPED_TYPES } from '@vela/domain/photos';
import { Button } from '@vela/ui/Button';
import { errorText } from '@vela/ui/error-text';
import { Notice } from '@vela/ui/Notice';
import { Photo } from '@vela/ui/Photo';
import { PhotoPicker } from '@vela/ui/PhotoPicker';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { checkFiles } from '../../kit/forms/photos/check-files';
import { CropQueue } from '../../kit/forms/photos/CropQueue';
import { usePickedTypes } from '../../kit/forms/photos/use-picked-types';
import { usePreview } from '../../kit/forms/photos/use-preview';
import * as styles from './PhotoStep.css';
import type { ChosenPhoto } from './use-chosen-photo';

const ONE = { room: 1, limit: 1, types: CROPPED_TYPES } as const;

interface PhotoChoiceProps {
  photo: ChosenPhoto;
  /** Stands where something was pressed, whose focus it takes. */
  takesFocus: boolean;
}

/** Chooses one photo and cuts it out; it stays in this browser until there is an account. */
export function PhotoChoice({ photo, takesFocus }: PhotoChoiceProps) {
  const { picture, isMissing, choose, remove } = photo;
  const { i18n } = useLingui();
  const types = usePickedTypes();
  const [files, setFiles] = useState<File[]>([]);
  const [apiError, setApiError] = useState<ApiErrorData | null>(null);
  const [changes, setChanges] = useState(takesFocus ? 1 : 0);
  const place = useFocusAfter(changes);
  const pick = (picked: File[]) => {
    const { accepted, rejected } = checkFiles(picked.slice(0, 1), ONE);
    setApiError(rejected[0]?.apiError ?? null);
    setFiles(accepted);
  };
  const change = (make: () => void) => {
    make();
    setFiles([]);
    setChanges(changes + 1);
  };
  return (
    <>
      {isMissing && (
        <Notice tone="warning">
          <Trans>This browser had no room to keep your photo. Please choose it once more.</Trans>
        </Notice>
      )}
      {apiError && (
        <Notice tone="danger" announced="at once">
          {errorText(i18n, apiError)}
        </Notice>
      )}
      <div className={styles.choice} ref={place}>
        {picture === null ? (
          <PhotoPicker single accept={types} onPick={pick} />
        ) : (
          <Chosen picture={picture} onRemove={() => change(remove)} />
        )}
      </div>
      <CropQueue
        files={files}
        count={1}
        onDone={(cut) => change(() => choose(cut))}
        onSkip={() => setFiles([])}
        onRejected={(_, error) => {
          setFiles([]);
          setApiError(error);
        }}
      />
    </>
  );
}

function Chosen({ picture, onRemove }: { picture: Blob; onRemove: () => void }) {
  const { t } = useLingui();
  const src = usePreview(picture);
  return (
    <div className={styles.chosen}>
      <Photo
        photo={src === null ? null : { id: 'chosen', variant: 'sharp', src }}
        alt={t`Your photo`}
        sizes="17rem"
        isFirst
      />
      <Button tone="line" wide icon={Trash} onClick={onRemove}>
        <Trans>Remove this photo</Trans>
      </Button>
    </div>
  );
}

/** What was pressed is gone with each change: the focus waits at what there is to press instead. */
function useFocusAfter(changes: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes > 0)
      place.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [changes]);
  return place;
}

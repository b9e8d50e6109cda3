import { Trans, useLingui } from '@lingui/react/macro';
import { errorText } from '@vela/ui/error-text';
import { Button } from '@vela/ui/Button';
import { Photo } from '@vela/ui/Photo';
import { usePreview } from '../../../kit/forms/photos/use-preview';
import * as styles from './Photos.css';
import { TILE_SIZES } from './PhotoTile';
import type { Upload } from './uploads';

interface UploadTileProps {
  upload: Upload;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** A photo on its way: how far it is, or why it didn't arrive. */
export function UploadTile({ upload, onRetry, onGiveUp }: UploadTileProps) {
  const { t, i18n } = useLingui();
  const src = usePreview(upload.picture);
  const { apiError, sent } = upload;
  const percent = Math.round(sent * 100);
  return (
    <div className={styles.upload}>
      {src !== null && <Photo photo={{ id: upload.key, variant: 'sharp', src }} alt="" sizes={TILE_SIZES} />}
      <output className={styles.uploadWords}>
        {apiError ? (
          <>
            <span>{errorText(i18n, apiError)}</span>
            <Button size="small" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            <Button size="small" tone="line" onClick={onGiveUp}>
              <Trans>Leave it out</Trans>
            </Button>
          </>
        ) : (
          <>
            <span>{percent < 100 ? <Trans>{percent}% sent</Trans> : <Trans>Being prepared</Trans>}</span>
            <progress className={styles.progress} max={1} value={sent} aria-label={t`Upload`} />
          </>
        )}
      </output>
    </div>
  );
}

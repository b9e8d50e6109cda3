import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Slider } from '../Slider';
import { Text } from '../Text';
import { cropPicture, type CropArea } from './crop-picture';
import * as styles from './PhotoCrop.css';

export interface PhotoCropProps {
  file: File;
  /** Which one of how many. */
  number: number;
  count: number;
  /** Width to height of what is cut out. */
  ratio: number;
  /** In pixels; a larger cut-out is made smaller before it is sent. */
  maxWidth: number;
  onDone: (picture: Blob) => void;
  /** Not this one. */
  onSkip: () => void;
  /** The browser can't show this file: it is no picture, or of a kind it doesn't know. */
  onUnreadable: () => void;
}

const MOST_ZOOM = 4;
/** How far an arrow key moves the picture, in pixels. */
const KEY_STEP = 8;

/** What of a picture becomes the photo: moved by finger, mouse or arrow keys, enlarged by the slider. */
export function PhotoCrop({
  file,
  number,
  count,
  ratio,
  maxWidth,
  onDone,
  onSkip,
  onUnreadable,
}: PhotoCropProps) {
  const { t, i18n } = useLingui();
  const address = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const finish = async () => {
    if (!area) return;
    setIsBusy(true);
    try {
      onDone(await cropPicture(file, { area, maxWidth }));
    } catch {
      onUnreadable();
    }
  };
  return (
    <Dialog
      isOpen
      title={
        count > 1 ? (
          <Trans>
            Photo {number} of {count}
          </Trans>
        ) : (
          <Trans>Your new photo</Trans>
        )
      }
      onClose={onSkip}
      actions={
        <>
          <Button busy={isBusy || !area} onClick={() => void finish()}>
            <Trans>Use this photo</Trans>
          </Button>
          <Button tone="line" onClick={onSkip}>
            <Trans>Don’t use it</Trans>
          </Button>
        </>
      }
    >
      <Text size="label" tone="muted">
        <Trans>Move the photo until the frame shows what others will see. The arrow keys move it, too.</Trans>
      </Text>
      <div className={styles.stage}>
        {address !== null && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={ratio}
            objectFit="contain"
            keyboardStep={KEY_STEP}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: styles.area }}
            cropperProps={{ role: 'group', 'aria-label': t`Frame of the photo` }}
            mediaProps={{ alt: '', onError: onUnreadable }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <Slider
        label={<Trans>Size</Trans>}
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        defaultValue={1}
        value={zoom}
        onChange={setZoom}
        format={(size) => i18n.number(size, { style: 'percent' })}
      />
    </Dialog>
  );
}

/** An address of the file's own, as long as the dialog shows it. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

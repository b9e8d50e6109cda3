import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Slider } from '../Slider';
import { Text } from '../Text';
import { cropPicture, MOST_ZOOM, mostZoomOf, type CropArea, type CroppedSize } from './crop-picture';
import * as styles from './PhotoCrop.css';

export interface PhotoCropProps {
  file: File;
  /** Which one of how many. */
  number: number;
  count: number;
  /** Width to height of what is cut out. */
  ratio: number;
  /** The width in pixels; a larger cut-out is made smaller before it is sent. */
  maxWidth: number;
  /** The height in pixels; the cut-out is not lower, however much the picture is enlarged. */
  leastHeight: number;
  onDone: (picture: Blob) => void;
  /** Skips this picture. */
  onSkip: () => void;
  /** The browser can't show this file: it is no picture, or of a kind it doesn't know. */
  onUnreadable: () => void;
}

/** How far an arrow key moves the picture, in pixels. */
const KEY_STEP = 8;
const ZOOM_STEP = 0.05;

/** What of a picture becomes the photo: moved by finger, mouse or arrow keys, enlarged by the slider. */
export function PhotoCrop({
  file,
  number,
  count,
  ratio,
  maxWidth,
  leastHeight,
  onDone,
  onSkip,
  onUnreadable,
}: PhotoCropProps) {
  const { t } = useLingui();
  const address = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [size, setSize] = useState<CroppedSize | null>(null);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const mostZoom = size ? mostZoomOf(size, { ratio, leastHeight }) : MOST_ZOOM;
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
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <Text size="label" tone="muted">
        <Trans>Drag to reposition.</Trans>{' '}
        <span className={styles.keys}>
          <Trans>The arrow keys work, too.</Trans>
        </span>
      </Text>
      <div className={styles.stage}>
        {address !== null && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={mostZoom}
            aspect={ratio}
            objectFit="contain"
            keyboardStep={KEY_STEP}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: styles.area }}
            cropperProps={{ role: 'group', 'aria-label': t`Frame of the photo` }}
            mediaProps={{ alt: '', onError: onUnreadable }}
            onMediaLoaded={({ naturalWidth: width, naturalHeight: height }) => setSize({ width, height })}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      {mostZoom >= 1 + ZOOM_STEP && <Enlarging mostZoom={mostZoom} zoom={zoom} onChange={setZoom} />}
    </Dialog>
  );
}

interface EnlargingProps {
  mostZoom: number;
  zoom: number;
  onChange: (zoom: number) => void;
}

function Enlarging({ mostZoom, zoom, onChange }: EnlargingProps) {
  const { i18n } = useLingui();
  return (
    <Slider
      label={<Trans>Size</Trans>}
      min={1}
      max={mostZoom}
      step={ZOOM_STEP}
      defaultValue={1}
      value={zoom}
      onChange={onChange}
      format={(times) => i18n.number(times, { style: 'percent' })}
    />
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

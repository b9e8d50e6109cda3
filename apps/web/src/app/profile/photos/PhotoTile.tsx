import { Trans, useLingui } from '@lingui/react/macro';
import type { Image } from '@vela/contract/entities/image';
import { Button } from '@vela/ui/Button';
import { Icon } from '@vela/ui/Icon';
import { IconButton } from '@vela/ui/IconButton';
import { Photo } from '@vela/ui/Photo';
import { Tag } from '@vela/ui/Tag';
import Ellipsis from 'lucide-react/icons/ellipsis';
import EyeOff from 'lucide-react/icons/eye-off';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import { usePhotos } from '../../../kit/formats/photos/use-photos';
import * as styles from './Photos.css';

export const TILE_SIZES = '(min-width: 992px) 14rem, (min-width: 576px) 30vw, 45vw';

interface PhotoTileProps {
  /** Others see one around the main photo. */
  hasBorder: boolean;
  image: Image;
  number: number;
  onOpen: () => void;
}

/** One of one's own photos, with what it is and a button for what can be done with it. */
export function PhotoTile({ hasBorder, image, number, onOpen }: PhotoTileProps) {
  const { t } = useLingui();
  const shown = usePhotos();
  return (
    <Photo
      photo={shown(image)}
      alt={t`Your photo ${number}`}
      sizes={TILE_SIZES}
      isFirst={number <= 4}
      hasBorder={hasBorder && image.main}
    >
      <span className={styles.marks}>
        {image.main && (
          <Tag tone="solid">
            <Icon of={Star} size="tiny" filled /> <Trans>Main photo</Trans>
          </Tag>
        )}
        {image.private && (
          <Tag>
            <Icon of={EyeOff} size="tiny" /> <Trans>Private</Trans>
          </Tag>
        )}
        {image.status === 'pending' && (
          <Tag tone="warning">
            <Trans>Being checked</Trans>
          </Tag>
        )}
        {image.status === 'rejected' && (
          <Tag tone="warning">
            <Trans>Not accepted</Trans>
          </Tag>
        )}
      </span>
      <span className={styles.tool}>
        <IconButton icon={Ellipsis} label={t`Change photo ${number}`} tone="glass" onClick={onOpen} />
      </span>
    </Photo>
  );
}

/** It replaces a photo that is about to be deleted: the focus waits at the button that keeps it. */
export function DeletedTile({ number, onKeep }: { number: number; onKeep: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <output className={styles.placeholder}>
      <Icon of={Trash} size="large" />
      <span>
        <Trans>Photo {number} is deleted.</Trans>
      </span>
      <Button ref={button} tone="soft" size="small" onClick={onKeep}>
        <Trans>Undo</Trans>
      </Button>
    </output>
  );
}

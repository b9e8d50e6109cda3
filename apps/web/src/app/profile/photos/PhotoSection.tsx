import { Trans, useLingui } from '@lingui/react/macro';
import type { Image } from '@vela/contract/entities/image';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { CROPPED_TYPES, photoLimitOf, photoPlacesLeft } from '@vela/domain/photos';
import { errorText } from '@vela/ui/error-text';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { PhotoPicker } from '@vela/ui/PhotoPicker';
import { Text } from '@vela/ui/Text';
import { useId, useState, type DragEvent } from 'react';
import { FormError } from '../../../kit/forms/FormError';
import { checkFiles, type CheckedFiles } from '../../../kit/forms/photos/check-files';
import { CropQueue } from '../../../kit/forms/photos/CropQueue';
import { usePickedTypes } from '../../../kit/forms/photos/use-picked-types';
import { PhotoActions } from './PhotoActions';
import { PhotoBorder } from './PhotoBorder';
import * as styles from './Photos.css';
import { DeletedTile, PhotoTile } from './PhotoTile';
import { PhotoTips } from './PhotoTips';
import { UploadTile } from './UploadTile';
import { useOwnPhotos, type OwnPhotos } from './use-own-photos';
import { useUploads } from './use-uploads';

interface PhotoSectionProps {
  profile: OwnProfile;
}

/** One's own photos: add, crop, order, choose the main one, hide, delete. */
export function PhotoSection({ profile }: PhotoSectionProps) {
  const titleId = useId();
  const { photos, photo_limit: limit } = profile;
  const own = useOwnPhotos(photos);
  const uploads = useUploads();
  const types = usePickedTypes();
  const [picked, setPicked] = useState<{ files: File[]; count: number }>({ files: [], count: 0 });
  const [rejected, setRejected] = useState<CheckedFiles['rejected']>([]);
  const [opened, setOpened] = useState<string | null>(null);

  const taken = photos.length + uploads.list.length;
  const room = photoPlacesLeft(taken, { ...profile, purpose: 'profile' });
  const pick = (files: File[]) => {
    const checked = checkFiles(files, { room, limit, types: CROPPED_TYPES });
    setRejected(checked.rejected);
    setPicked({ files: checked.accepted, count: checked.accepted.length });
  };
  const next = () => setPicked(({ files, count }) => ({ files: files.slice(1), count }));
  const index = photos.findIndex(({ id }) => id === opened);
  const image = photos[index];
  return (
    <section id="photos" aria-labelledby={titleId}>
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2} size="section" id={titleId}>
            <Trans>My photos</Trans>
          </Heading>
          <Text size="label" tone="muted">
            <Lead profile={profile} />
          </Text>
        </Stack>
        <FormError apiError={own.apiError} />
        {rejected.length > 0 && <RejectedFiles rejected={rejected} />}
        <div className={styles.grid}>
          <Tiles
            photos={photos}
            hasBorder={profile.premium && profile.photo_border}
            own={own}
            onOpen={setOpened}
          />
          {uploads.list.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onGiveUp={() => uploads.giveUp(upload)}
            />
          ))}
          {room > 0 && (
            <PhotoPicker accept={types} onPick={pick}>
              <Trans>
                {taken} of {limit}
              </Trans>
            </PhotoPicker>
          )}
        </div>
        <PhotoBorder profile={profile} />
        <PhotoTips isOpen={photos.some(({ status }) => status === 'rejected')} />
      </Stack>
      <CropQueue
        {...picked}
        onDone={(picture) => {
          uploads.start(picture);
          next();
        }}
        onSkip={next}
        onRejected={({ name }, apiError) => {
          setRejected((list) => [...list, { name, apiError }]);
          next();
        }}
      />
      {image && (
        <PhotoActions
          image={image}
          number={index + 1}
          count={photos.length}
          canMoveForward={photos[index - 1]?.main === false}
          onChange={async (change) => own.change(image.id, change)}
          onDelete={() => own.remove(image.id)}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

function Lead({ profile }: { profile: OwnProfile }) {
  const { photos, photo_limit: limit, premium } = profile;
  const most = photoLimitOf({ premium: true });
  if (photos.length === 0)
    return <Trans>Your first photo becomes your main photo: it’s the first thing others see.</Trans>;
  if (photoPlacesLeft(photos.length, { premium, purpose: 'profile' }) === 0 && !premium)
    return (
      <Trans>
        You’ve reached your limit of {limit} photos. Premium members can have up to {most}.
      </Trans>
    );
  return <Trans>Drag to reorder, or use the menu on each photo. Your main photo always comes first.</Trans>;
}

interface TilesProps {
  photos: readonly Image[];
  hasBorder: boolean;
  own: OwnPhotos;
  onOpen: (id: string) => void;
}

function Tiles({ photos, hasBorder, own, onOpen }: TilesProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const dropOn = (position: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null) void own.change(dragged, { position });
    setDragged(null);
  };
  const allow = (event: DragEvent) => {
    if (dragged !== null) event.preventDefault();
  };
  return photos.map((image, index) => {
    if (own.deleting.includes(image.id))
      return <DeletedTile key={image.id} number={index + 1} onKeep={() => own.cancelDeletion(image.id)} />;
    return (
      // Everything that dragging does can be done by the buttons of `PhotoActions`.
      <div
        key={image.id}
        className={styles.tile}
        data-dragged={dragged === image.id ? '' : undefined}
        draggable={!image.main}
        onDragStart={() => setDragged(image.id)}
        onDragEnd={() => setDragged(null)}
        onDragOver={allow}
        onDrop={dropOn(index)}
      >
        <PhotoTile hasBorder={hasBorder} image={image} number={index + 1} onOpen={() => onOpen(image.id)} />
      </div>
    );
  });
}

function RejectedFiles({ rejected }: Pick<CheckedFiles, 'rejected'>) {
  const { i18n } = useLingui();
  return (
    <Notice tone="danger" announced="at once" title={<Trans>Not every file could be used.</Trans>}>
      <ul className={styles.files}>
        {rejected.map(({ name, apiError }) => (
          <li key={name}>
            <strong>{name}</strong>: {errorText(i18n, apiError)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

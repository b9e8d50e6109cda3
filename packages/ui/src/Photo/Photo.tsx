import { Trans, useLingui } from '@lingui/react/macro';
import EyeOff from 'lucide-react/icons/eye-off';
import ImageOff from 'lucide-react/icons/image-off';
import Lock from 'lucide-react/icons/lock';
import UserRound from 'lucide-react/icons/user-round';
import { useState, type ReactNode } from 'react';
import { useIsHydrated } from '../hydration';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../layout';
import * as styles from './Photo.css';
import { useTries } from './use-tries';

/**
 * A photo as one viewer may see it: `blurred` until Premium shows it, `locked` where its owner decides who sees it. Of a locked
 * one there is no picture at all.
 */
export interface ShownPhoto {
  id: string;
  variant: 'sharp' | 'blurred' | 'locked';
  src?: string | undefined;
  /** `src` is sharp whatever the variant: the owner previews what others see, and the browser blurs it. */
  hasSharpSource?: boolean | undefined;
  srcSet?: string | undefined;
  /** The width of the whole picture, in pixels. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface PhotoProps {
  /** null where a member has none. */
  photo: ShownPhoto | null;
  /** What the picture shows; empty where words beside it say so. */
  alt: string;
  /** How wide it is on the page, for the browser's choice from `srcSet`. */
  sizes: string;
  /** `cover` cuts to 4:5, `whole` shows all of it in the room there is. */
  fit?: 'cover' | 'whole' | undefined;
  corners?: 'card' | 'control' | 'none' | undefined;
  /** A frame that a premium member chose. */
  hasBorder?: boolean | undefined;
  /** Seen at once: fetched early, the others when they come near. */
  isFirst?: boolean | undefined;
  /** It stands under the lock of a blurred or locked photo, and says who sees it. */
  lockNote?: ReactNode;
  /** What lies on it. */
  children?: ReactNode;
}

export function Photo({
  photo,
  fit = 'cover',
  corners = 'card',
  hasBorder = false,
  lockNote,
  children,
  ...picture
}: PhotoProps) {
  const isOpen = photo === null || photo.variant === 'sharp';
  return (
    <span className={styles.photo({ fit, corners })}>
      {photo?.src === undefined ? (
        <NoPicture isLocked={photo !== null} alt={picture.alt} />
      ) : (
        <Picture {...picture} photo={photo} src={photo.src} fit={fit} />
      )}
      {!isOpen && (
        <Locked
          variant={photo.variant}
          isBlurred={photo.src !== undefined}
          note={lockNote}
          corners={corners}
        />
      )}
      {hasBorder && <span className={styles.border} />}
      {children}
    </span>
  );
}

interface PictureProps extends Pick<PhotoProps, 'alt' | 'sizes' | 'isFirst'> {
  photo: ShownPhoto;
  src: string;
  fit: 'cover' | 'whole';
}

function Picture({ photo, src, alt, sizes, fit, isFirst = false }: PictureProps) {
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  const isLoaded = loadedSrc === src;
  const isOfServer = useIsOfServer();
  const tries = useTries(src);
  if (tries.state === 'givenUp') return <Failed />;
  return (
    <>
      {!isLoaded && (photo.variant === 'sharp' ? <Awaited /> : <span className={styles.veiled} />)}
      <img
        key={tries.number}
        ref={(image) => tries.watch(image, () => setLoadedSrc(src))}
        className={styles.picture({
          fit,
          isShown: isLoaded || (isOfServer && tries.state === 'first'),
          isBlurredHere: photo.variant === 'blurred' && photo.hasSharpSource === true,
        })}
        src={src}
        srcSet={photo.srcSet}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        onLoad={() => setLoadedSrc(src)}
        onError={tries.fail}
      />
    </>
  );
}

/** Whether the page came with this picture: on a slow line that is there long before the page reacts, and waits for nothing. */
function useIsOfServer(): boolean {
  const isHydrated = useIsHydrated();
  const [isOfServer] = useState(!isHydrated);
  return isOfServer;
}

/** Someone will be seen here in a moment. */
function Awaited() {
  return (
    <span className={styles.awaited}>
      <Icon of={UserRound} size="huge" />
    </span>
  );
}

function NoPicture({ isLocked, alt }: { isLocked: boolean; alt: string }) {
  if (isLocked)
    return <span className={styles.closed}>{alt !== '' && <VisuallyHidden>{alt}</VisuallyHidden>}</span>;
  return (
    <span className={styles.message}>
      <Icon of={UserRound} size="huge" />
      <Trans>No photo yet</Trans>
    </span>
  );
}

function Failed() {
  return (
    <span className={styles.message}>
      <Icon of={ImageOff} size="large" />
      <Trans>This photo couldn’t be loaded.</Trans>
    </span>
  );
}

interface LockedProps {
  variant: ShownPhoto['variant'];
  isBlurred: boolean;
  note: ReactNode;
  corners: PhotoProps['corners'];
}

/** A lock for what Premium opens, and another sign for what it doesn't. */
function Locked({ variant, isBlurred, note, corners }: LockedProps) {
  const { t } = useLingui();
  return (
    <>
      {isBlurred && <span className={styles.shade} />}
      <span className={corners === 'control' ? styles.smallLock : styles.lock}>
        <span className={styles.lockDisc}>
          {variant === 'locked' ? (
            <Icon of={EyeOff} label={t({ message: 'Hidden', context: 'photo' })} />
          ) : (
            <Icon of={Lock} label={t({ message: 'Locked', context: 'photo' })} />
          )}
        </span>
        {note && <span>{note}</span>}
      </span>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Photo, type ShownPhoto } from '../Photo';
import { Lightbox } from './Lightbox';
import * as styles from './PhotoGallery.css';

export interface PhotoGalleryProps {
  /** The main photo first; without any the gallery says so. */
  photos: readonly ShownPhoto[];
  /** The name of the member in the photos. */
  name: string;
  /**
   * It stands under the lock of each photo that isn't shown sharp, and depends on the photo, as a private one
   * needs other words.
   */
  lockNote?: ((photo: ShownPhoto) => ReactNode) | undefined;
  /** The lock in one word, on the small ones. */
  lockWord?: ((photo: ShownPhoto) => string) | undefined;
  /** What one can do about it, under such a photo in the lightbox. */
  unlock?: ((photo: ShownPhoto) => ReactNode) | undefined;
  /** Around the first photo. */
  hasBorder?: boolean | undefined;
  /** What lies on the first photo: marks at its start, tools at its end. */
  children?: ReactNode;
}

const FIRST_SIZES = '(min-width: 1200px) 37rem, (min-width: 768px) 50vw, 100vw';
const FURTHER_SIZES = '(min-width: 1200px) 9rem, (min-width: 768px) 12vw, 25vw';

/** All photos of a member: the first one large, the others small below it, each opening at its largest. */
export function PhotoGallery({
  photos,
  name,
  lockNote,
  lockWord,
  unlock,
  hasBorder,
  children,
}: PhotoGalleryProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number | null>(null);
  const count = photos.length;
  const label = (index: number) => {
    const number = index + 1;
    const variant = photos[index]?.variant ?? 'sharp';
    const labels = {
      sharp: () => t`Photo ${number} of ${count}: ${name}`,
      blurred: () => t`Photo ${number} of ${count}: ${name}, locked`,
      locked: () => t`Photo ${number} of ${count}: ${name}, private`,
    } as const satisfies Record<ShownPhoto['variant'], () => string>;
    return labels[variant]();
  };
  const wordOf = (photo: ShownPhoto): string | null =>
    photo.variant === 'sharp' || !lockWord ? null : lockWord(photo);
  const [first = null] = photos;
  return (
    <div className={styles.gallery}>
      <div className={styles.frame}>
        {/* Read and reached before the photos, as the way back is. */}
        {children !== undefined && <div className={styles.over}>{children}</div>}
        {first === null ? (
          <div className={styles.edgeToEdge}>
            <Photo photo={null} alt="" sizes={FIRST_SIZES} />
          </div>
        ) : (
          <OpenButton className={styles.first} label={label(0)} onOpen={() => setOpened(0)}>
            <Photo
              photo={first}
              alt=""
              sizes={FIRST_SIZES}
              isFirst
              hasBorder={hasBorder}
              lockNote={lockNote?.(first)}
            />
          </OpenButton>
        )}
      </div>
      {photos.slice(1).map((photo, index) => (
        <OpenButton
          key={photo.id}
          className={styles.further}
          label={withWord(label(index + 1), wordOf(photo))}
          onOpen={() => setOpened(index + 1)}
        >
          <Photo photo={photo} alt="" sizes={FURTHER_SIZES} corners="control" lockNote={wordOf(photo)} />
        </OpenButton>
      ))}
      {count > 0 && (
        <Lightbox
          photos={photos}
          opened={opened}
          label={label}
          lockNote={lockNote}
          unlock={unlock}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

/** A name that holds the word that is seen on the photo, so that it can be spoken to the browser; once, not twice. */
function withWord(name: string, word: string | null): string {
  if (word === null || name.toLocaleLowerCase().includes(word.toLocaleLowerCase())) return name;
  return `${name}, ${word}`;
}

interface OpenButtonProps {
  className: string;
  label: string;
  onOpen: () => void;
  children: ReactNode;
}

function OpenButton({ className, label, onOpen, children }: OpenButtonProps) {
  return (
    <button type="button" className={className} aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </button>
  );
}

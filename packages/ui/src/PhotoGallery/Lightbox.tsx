import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../IconButton';
import { Photo, type ShownPhoto } from '../Photo';
import { nextIndex } from './next-index';
import * as styles from './PhotoGallery.css';

export interface LightboxProps {
  photos: readonly ShownPhoto[];
  /** Which one it opens with; null while it is closed. */
  opened: number | null;
  label: (index: number) => string;
  lockNote?: ((photo: ShownPhoto) => ReactNode) | undefined;
  /** Stands on the dark ground: what has a ground of its own, as a button. */
  unlock?: ((photo: ShownPhoto) => ReactNode) | undefined;
  onClose: () => void;
}

/** The photos as large as the screen, one after the other: by a swipe, the arrow keys or the buttons. */
export function Lightbox({ photos, opened, onClose, ...looks }: LightboxProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = opened !== null;
  // It runs before the effects of the photos, which can't be scrolled to before the dialog is open.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return (
    // Its ground is dark by day and by night: what lies on it is light in both.
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-theme="light"
      aria-label={t`Photos`}
      onClose={onClose}
    >
      {opened !== null && <Slides {...looks} photos={photos} first={opened} onClose={onClose} />}
    </dialog>
  );
}

interface SlidesProps extends Omit<LightboxProps, 'opened'> {
  first: number;
}

function Slides({ photos, first, label, lockNote, unlock, onClose }: SlidesProps) {
  const { t } = useLingui();
  const strip = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(first);
  const count = photos.length;

  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const element = strip.current;
    if (!element) return;
    // In scripts that are read from the right, the strip scrolls into the negative.
    const way = readsFromRight(element) ? -1 : 1;
    element.scrollTo({ left: way * index * element.clientWidth, behavior });
  };
  useEffect(() => show(first, 'instant'), [first]);
  // What had the focus may have gone with its photo, such as the link to unlock it; without a focus no key would work.
  useEffect(() => {
    if (document.activeElement === document.body) strip.current?.focus({ preventScroll: true });
  }, [current]);
  const followKey = (event: KeyboardEvent<HTMLElement>) => {
    const index = nextIndex(event.key, {
      current,
      count,
      isFromRight: readsFromRight(event.currentTarget),
    });
    if (index === null) return;
    event.preventDefault();
    show(index);
  };
  const followScroll = () => {
    const element = strip.current;
    if (element && element.clientWidth > 0)
      setCurrent(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
  };
  const photo = photos[current];
  const number = current + 1;
  return (
    // The arrow keys work wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.inside} onKeyDown={followKey}>
      <div className={styles.bar}>
        <span aria-live="polite">
          {count > 1 && (
            <Trans>
              {number} of {count}
            </Trans>
          )}
        </span>
        <IconButton icon={X} label={t`Close`} tone="glass" onClick={onClose} />
      </div>
      <section
        ref={strip}
        className={styles.slides}
        aria-label={t`Photos`}
        // What scrolls can be scrolled with the keyboard, too, in browsers that wouldn't stop there by themselves.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={followScroll}
      >
        {photos.map((one, index) => (
          <div key={one.id} className={styles.slide} aria-hidden={index !== current}>
            <Photo
              photo={one}
              alt={label(index)}
              sizes="100vw"
              fit="whole"
              corners="none"
              isFirst={index === first}
              lockNote={lockNote?.(one)}
            />
          </div>
        ))}
      </section>
      {count > 1 && (
        <div className={styles.turn}>
          <Turn icon={ChevronLeft} label={t`Previous photo`} to={current - 1} count={count} onTurn={show} />
          <Turn icon={ChevronRight} label={t`Next photo`} to={current + 1} count={count} onTurn={show} />
        </div>
      )}
      <div className={styles.foot}>{photo && photo.variant !== 'sharp' && unlock?.(photo)}</div>
    </div>
  );
}

function readsFromRight(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

interface TurnProps {
  icon: typeof ChevronLeft;
  label: string;
  to: number;
  count: number;
  onTurn: (index: number) => void;
}

/** Stays at either end and rests there: the press that reached the end leaves the focus in it. */
function Turn({ icon, label, to, count, onTurn }: TurnProps) {
  const isAtEnd = to < 0 || to >= count;
  return (
    <span className={styles.turnButton}>
      <IconButton
        icon={icon}
        label={label}
        tone="glass"
        aria-disabled={isAtEnd}
        onClick={() => {
          if (!isAtEnd) onTurn(to);
        }}
      />
    </span>
  );
}

import type { ReactNode } from 'react';
import { initialsOf } from '../Avatar/initials-of';
import { VisuallyHidden } from '../layout';
import * as styles from './MatchPair.css';

export interface PairPhoto {
  src: string;
  srcSet?: string | undefined;
}

export interface MatchPairProps {
  /** One's own photo on the left; null where there is none. */
  own: PairPhoto | null;
  other: PairPhoto | null;
  /** What the photos show, in words. */
  ownName: string;
  otherName: string;
  /** The other's photo leads to the other. */
  href: string;
}

/** How wide a photo is, for the browser's choice. */
const SIZES = '(min-width: 576px) 11rem, 9.25rem';

/** Two who like each other, side by side. */
export function MatchPair({ own, other, ownName, otherName, href }: MatchPairProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.own}>
        <Picture photo={own} name={ownName} />
      </div>
      <a className={styles.other} href={href}>
        <Picture photo={other} name={otherName} />
      </a>
    </div>
  );
}

function Picture({ photo, name }: { photo: PairPhoto | null; name: string }): ReactNode {
  if (photo === null) {
    return (
      <span className={styles.initial}>
        <span aria-hidden="true">{initialsOf(name)}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={photo.src}
      srcSet={photo.srcSet}
      sizes={SIZES}
      width={640}
      height={800}
      alt={name}
      decoding="async"
    />
  );
}

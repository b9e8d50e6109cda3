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
  /** The name that gives the initials in place of a missing own photo: `ownName` may be a word such as “You”. */
  ownInitialsOf?: string | undefined;
  /** The other's photo leads to the other. */
  href: string;
}

/** How wide a photo is, for the browser's choice. */
const SIZES = '(min-width: 576px) 11rem, 9.25rem';

/** Two who like each other, side by side. */
export function MatchPair({ own, other, ownName, otherName, ownInitialsOf = ownName, href }: MatchPairProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.own}>
        <Picture photo={own} name={ownName} initialsFrom={ownInitialsOf} />
      </div>
      <a className={styles.other} href={href}>
        <Picture photo={other} name={otherName} initialsFrom={otherName} />
      </a>
    </div>
  );
}

interface PictureProps {
  photo: PairPhoto | null;
  name: string;
  initialsFrom: string;
}

function Picture({ photo, name, initialsFrom }: PictureProps): ReactNode {
  if (photo === null) {
    return (
      <span className={styles.initial}>
        <span aria-hidden="true">{initialsOf(initialsFrom)}</span>
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

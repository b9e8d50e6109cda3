import type { ReactNode } from 'react';
import { FictionalStrip } from '../FictionalStrip';
import { OnlineDot } from '../OnlineDot';
import { Photo, type ShownPhoto } from '../Photo';
import { PremiumPill } from '../PremiumPill';
import * as styles from './MemberCard.css';

export interface MemberCardProps {
  href: string;
  name: string;
  age: number;
  /** The member's place, in words. */
  place: ReactNode;
  photo: ShownPhoto | null;
  isOnline?: boolean | undefined;
  isPremium: boolean;
  /** Around the photo. */
  hasBorder?: boolean | undefined;
  /** Required, so that no component can leave out the mark. */
  isFictional: boolean;
  /** The site's own warning on a fictional profile. */
  fictionalWarning?: string | undefined;
  lockNote?: ReactNode;
  /** Its place in the page's outline. */
  level: 2 | 3;
  /** It is among the first on the page: its photo is loaded early. */
  isFirst?: boolean | undefined;
  /** A button in the corner of the photo. */
  action?: ReactNode;
  /** Another at the photo's foot, where it hides no face. */
  footAction?: ReactNode;
  /** `Tag`s of what the list is about, at the photo's foot: the lines under it stay those of its neighbours. */
  tags?: ReactNode;
}

/** The page has two columns on a phone, three from a tablet on, and a panel beside them on a desktop. */
const SIZES = '(min-width: 1216px) 18rem, (min-width: 768px) 30vw, 46vw';

/**
 * A member among others: the photo comes first for the eye, the name first for a screen reader. All of it is the link to the member's page; the button
 * is a target of its own.
 */
export function MemberCard({ href, name, age, place, photo, level, ...marks }: MemberCardProps) {
  const Name = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <Name className={styles.name}>
          <a className={styles.link} href={href} translate="no">
            {name}
          </a>
          <span className={styles.age}>{age}</span>
          {marks.isOnline && <OnlineDot />}
        </Name>
        <p className={styles.place}>{place}</p>
      </div>
      <div className={styles.picture}>
        <Photo
          photo={photo}
          alt=""
          sizes={SIZES}
          isFirst={marks.isFirst}
          hasBorder={marks.hasBorder}
          lockNote={photo?.variant === 'sharp' ? undefined : marks.lockNote}
        >
          {marks.isPremium && (
            <span className={styles.premium}>
              <PremiumPill />
            </span>
          )}
        </Photo>
        {marks.action && <div className={styles.action}>{marks.action}</div>}
        <div className={styles.foot}>
          {(marks.tags || marks.footAction) && (
            <div className={styles.footRow}>
              {marks.tags && <div className={styles.tags}>{marks.tags}</div>}
              {marks.footAction && <div className={styles.footAction}>{marks.footAction}</div>}
            </div>
          )}
          {marks.isFictional && (
            <div className={styles.fictional}>
              <FictionalStrip>{marks.fictionalWarning}</FictionalStrip>
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

export interface MemberGridProps {
  label?: string | undefined;
  /** No panel stands beside it: there is room for more beside each other. */
  isWholePage?: boolean | undefined;
  children: ReactNode;
}

/** A list of `li`s that hold a card each. */
export function MemberGrid({ label, isWholePage = false, children }: MemberGridProps) {
  return (
    <ul className={isWholePage ? `${styles.grid} ${styles.wholePage}` : styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}

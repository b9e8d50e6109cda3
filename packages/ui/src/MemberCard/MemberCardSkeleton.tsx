import { Skeleton } from '../Skeleton';
import * as styles from './MemberCard.css';

/** The very boxes of a card that is on its way. */
export function MemberCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="photo" />
      <div className={styles.words}>
        <div className={styles.nameBone}>
          <Skeleton shape="lead" width="most" />
        </div>
        <div className={styles.placeBone}>
          <Skeleton width="half" />
        </div>
      </div>
    </div>
  );
}

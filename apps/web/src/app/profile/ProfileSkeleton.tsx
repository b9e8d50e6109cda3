import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { PhotosSkeleton } from './photos';
import * as styles from './Profile.css';

/** The boxes of what is under the heading of one's own profile. */
export function ProfileSkeleton() {
  return (
    <Loading>
      <div className={styles.waiting}>
        <PhotosSkeleton />
        <div className={styles.sections}>
          {[1, 2].map((column) => (
            <div key={column} className={styles.column}>
              {[1, 2, 3].map((part) => (
                <Skeleton key={part} shape="card" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}

import { Skeleton } from '../Skeleton';
import * as styles from './PhotoGallery.css';

/** The box of the first photo, where it will stand. */
export function PhotoGallerySkeleton() {
  return (
    <div className={styles.gallery}>
      <div className={styles.frame}>
        <div className={styles.edgeToEdge}>
          <Skeleton shape="photo" />
        </div>
      </div>
    </div>
  );
}

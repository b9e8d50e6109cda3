import { Skeleton } from '../Skeleton';
import { bones, empty, mark } from './EmptyState.css';

/** The boxes of a page that begins with a mark, a heading and a sentence. */
export function EmptyStateSkeleton() {
  return (
    <div className={empty}>
      <span className={mark.calm} aria-hidden="true" />
      <span className={bones}>
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton width="most" />
      </span>
    </div>
  );
}

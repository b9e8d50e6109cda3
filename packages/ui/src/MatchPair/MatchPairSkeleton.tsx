import { Skeleton } from '../Skeleton';
import { other, own, pair } from './MatchPair.css';

/** The very boxes of a pair that is on its way. */
export function MatchPairSkeleton() {
  return (
    <div className={pair}>
      <div className={own}>
        <Skeleton shape="photo" />
      </div>
      <div className={other}>
        <Skeleton shape="photo" />
      </div>
    </div>
  );
}

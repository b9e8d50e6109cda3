import { Skeleton } from '../Skeleton';
import { bone, bones } from './Bill.css';

/** The boxes of a bill's lines. */
export function BillSkeleton() {
  return (
    <div className={bones}>
      {[1, 2, 3, 4].map((line) => (
        <span key={line} className={bone}>
          <Skeleton width="third" />
          <Skeleton width="third" />
        </span>
      ))}
    </div>
  );
}

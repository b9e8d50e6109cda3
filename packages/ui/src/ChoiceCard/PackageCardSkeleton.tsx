import { Skeleton } from '../Skeleton';
import { offerBone } from './ChoiceCard.css';

/** The box of an offer that is on its way, as high as its card. */
export function PackageCardSkeleton() {
  return (
    <div className={offerBone}>
      <Skeleton shape="whole" />
    </div>
  );
}

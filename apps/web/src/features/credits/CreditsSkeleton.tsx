import { useLingui } from '@lingui/react/macro';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import * as styles from './Credits.css';

/** The boxes of what can be bought, while it is on its way. */
export function CreditsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading prices`}>
      <div className={styles.packages}>
        {['p0', 'p1', 'p2', 'p3'].map((id) => (
          <Skeleton key={id} shape="card" />
        ))}
      </div>
    </Loading>
  );
}

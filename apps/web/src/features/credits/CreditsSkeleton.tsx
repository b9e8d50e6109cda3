import { useLingui } from '@lingui/react/macro';
import { PACKAGE_IDS } from '@vela/domain/credits';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import * as styles from './Credits.css';

/** The boxes of what can be bought, while it is on its way. */
export function CreditsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading prices`}>
      <div className={styles.packages}>
        {PACKAGE_IDS.map((id) => (
          <Skeleton key={id} shape="card" />
        ))}
      </div>
    </Loading>
  );
}

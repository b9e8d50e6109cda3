import { Trans, useLingui } from '@lingui/react/macro';
import { PACKAGE_IDS } from '@vela/domain/credits';
import { PackageCardSkeleton } from '@vela/ui/ChoiceCard';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import * as styles from './Credits.css';
import type { ShopProps } from './Shop';

/** How many ways to pay most countries have, at least. */
const WAYS = [1, 2, 3, 4];

/** The boxes of what can be bought, of the ways to pay and of the bill, while they are on their way. */
export function CreditsSkeleton({ notes, after }: Pick<ShopProps, 'notes' | 'after'>) {
  const { t } = useLingui();
  return (
    <div className={styles.shop}>
      <Loading label={t`Loading prices`}>
        <div className={styles.packages}>
          {PACKAGE_IDS.map((id) => (
            <PackageCardSkeleton key={id} />
          ))}
        </div>
      </Loading>
      {notes}
      <div className={styles.payment}>
        <div>
          <p className={styles.legend}>
            <Trans>How would you like to pay?</Trans>
          </p>
          <div className={styles.methodGrid}>
            {WAYS.map((key) => (
              <div key={key} className={styles.wayBone}>
                <Skeleton shape="whole" />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.bill}>
          <div className={styles.billBone}>
            <Skeleton shape="whole" />
          </div>
          <div>{after}</div>
        </div>
      </div>
    </div>
  );
}

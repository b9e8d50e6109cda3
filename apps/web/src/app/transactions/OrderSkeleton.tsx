import { useLingui } from '@lingui/react/macro';
import { BillSkeleton } from '@vela/ui/Bill';
import { Card } from '@vela/ui/Card';
import { EmptyStateSkeleton } from '@vela/ui/EmptyState';
import { Stack } from '@vela/ui/layout';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import * as styles from './Transactions.css';

/** The boxes of what became of an order, and of its bill. */
export function OrderSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your order`}>
      <div className={styles.waitingOrder}>
        <EmptyStateSkeleton />
        <Card padding="roomy">
          <Stack gap="4">
            <Skeleton shape="heading" width="third" />
            <BillSkeleton />
          </Stack>
        </Card>
      </div>
    </Loading>
  );
}

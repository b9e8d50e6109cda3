import { Trans } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Skeleton } from '@vela/ui/Skeleton';
import * as styles from './Photos.css';

/** The boxes of one's own photos under their heading. */
export function PhotosSkeleton() {
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading level={2} size="section">
          <Trans>My photos</Trans>
        </Heading>
        <div className={styles.leadBones}>
          <Skeleton />
          <span className={styles.secondLine}>
            <Skeleton width="most" />
          </span>
        </div>
      </Stack>
      <div className={styles.grid}>
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} shape="photo" />
        ))}
      </div>
    </Stack>
  );
}

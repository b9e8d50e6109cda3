import { useLingui } from '@lingui/react/macro';
import { PhotoGallerySkeleton } from '@vela/ui/PhotoGallery';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { Stack } from '@vela/ui/layout';
import * as styles from './Member.css';

/** The boxes of a profile that is on its way. */
export function MemberSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the profile`}>
      <div className={styles.pages[1]}>
        <div className={styles.gallery}>
          <PhotoGallerySkeleton />
        </div>
        <Stack gap="5">
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="control" />
          <Skeleton width="most" />
          <Skeleton />
          <Skeleton width="third" />
        </Stack>
      </div>
    </Loading>
  );
}

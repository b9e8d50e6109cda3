import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { profileQueryOptions } from '@vela/api-client/queries/profile';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { Button } from '@vela/ui/Button';
import { ErrorState } from '@vela/ui/ErrorState';
import { Heading } from '@vela/ui/Heading';
import { Container } from '@vela/ui/layout';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useApi } from '../../shell/members';
import { Screen } from '../../shell/screen';
import { PhotoSection } from './photos';
import { Preview } from './Preview';
import * as styles from './Profile.css';
import {
  AboutSection,
  BasicsSection,
  IdentitySection,
  InterestsSection,
  LooksSection,
  PlaceSection,
} from './sections';

/** A member's own profile: photos first, then everything else in parts that are saved one by one. */
export function Profile() {
  const { t } = useLingui();
  const { data, isError, isRefetching, refetch } = useQuery(profileQueryOptions(useApi()));
  return (
    <Screen title={t`My profile`}>
      <Container>
        <div className={styles.page}>
          {data && <OwnPage profile={data.profile} />}
          {!data && isError && (
            <ErrorState
              level={1}
              title={<Trans>Your profile could not be loaded.</Trans>}
              isRetrying={isRefetching}
              onRetry={() => void refetch()}
            >
              <Trans>None of it is lost.</Trans>
            </ErrorState>
          )}
          {!data && !isError && <Bones />}
        </div>
      </Container>
    </Screen>
  );
}

function OwnPage({ profile }: { profile: OwnProfile }) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  return (
    <>
      <div className={styles.head}>
        <Heading level={1}>
          <Trans>My profile</Trans>
        </Heading>
        <Button tone="line" icon={Eye} onClick={() => setIsPreviewed(true)}>
          <Trans>As others see me</Trans>
        </Button>
      </div>
      <PhotoSection profile={profile} />
      <div className={styles.sections}>
        <div className={styles.column}>
          <AboutSection profile={profile} />
          <BasicsSection profile={profile} />
          <PlaceSection profile={profile} />
        </div>
        <div className={styles.column}>
          <LooksSection profile={profile} />
          <InterestsSection profile={profile} />
          <IdentitySection profile={profile} />
        </div>
      </div>
      {isPreviewed && <Preview profile={profile} onClose={() => setIsPreviewed(false)} />}
    </>
  );
}

function Bones() {
  return (
    <Loading>
      <div className={styles.page}>
        <Skeleton shape="heading" width="third" />
        <div className={styles.bones}>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} shape="photo" />
          ))}
        </div>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    </Loading>
  );
}

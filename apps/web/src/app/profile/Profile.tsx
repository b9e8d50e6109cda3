import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { profileQueryOptions } from '@vela/api-client/queries/profile';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { Button } from '@vela/ui/Button';
import { ErrorState } from '@vela/ui/ErrorState';
import { Heading } from '@vela/ui/Heading';
import { Container } from '@vela/ui/layout';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { useApi } from '../../kit/session/member-data-context';
import { Screen } from '../../kit/page/Screen';
import { NextSteps } from './NextSteps';
import { PhotoSection, PhotosSkeleton } from './photos';
import { Preview } from './Preview';
import * as styles from './Profile.css';
import {
  AboutSection,
  BasicsSection,
  IdentitySection,
  InterestsSection,
  LanguagesSection,
  LooksSection,
  NotesSection,
  PlaceSection,
} from './sections';

/** A member's own profile: photos first, then everything else in parts that are saved one by one. */
export function Profile() {
  const { t } = useLingui();
  const { data, isError, isRefetching, refetch } = useQuery(profileQueryOptions(useApi()));
  const [isPreviewed, setIsPreviewed] = useState(false);
  const profile = data?.profile;
  return (
    <Screen title={t`My profile`}>
      <Container>
        <div className={styles.page}>
          {(profile || !isError) && <Head isWaiting={!profile} onPreview={() => setIsPreviewed(true)} />}
          {profile && <Parts profile={profile} />}
          {!profile && isError && (
            <ErrorState
              level={1}
              title={<Trans>Your profile could not be loaded.</Trans>}
              isRetrying={isRefetching}
              onRetry={() => void refetch()}
            >
              <Trans>None of it is lost.</Trans>
            </ErrorState>
          )}
          {!profile && !isError && <ProfileSkeleton />}
        </div>
        {profile && isPreviewed && <Preview profile={profile} onClose={() => setIsPreviewed(false)} />}
      </Container>
    </Screen>
  );
}

/** Stands where it will while the profile is on its way. */
function Head({ isWaiting, onPreview }: { isWaiting: boolean; onPreview: () => void }) {
  return (
    <div className={styles.head}>
      <Heading level={1}>
        <Trans>My profile</Trans>
      </Heading>
      <Button tone="line" icon={Eye} disabled={isWaiting} onClick={onPreview}>
        <Trans>Preview profile</Trans>
      </Button>
    </div>
  );
}

function Parts({ profile }: { profile: OwnProfile }) {
  return (
    <>
      <NextSteps profile={profile} />
      <PhotoSection profile={profile} />
      <div className={styles.sections}>
        <div className={styles.column}>
          <AboutSection profile={profile} />
          <NotesSection profile={profile} />
          <BasicsSection profile={profile} />
          <PlaceSection profile={profile} />
        </div>
        <div className={styles.column}>
          <LooksSection profile={profile} />
          <InterestsSection profile={profile} />
          <LanguagesSection profile={profile} />
          <IdentitySection profile={profile} />
        </div>
      </div>
    </>
  );
}

/** The boxes of what is under the heading of one's own profile. */
function ProfileSkeleton() {
  return (
    <Loading>
      <div className={styles.waiting}>
        <PhotosSkeleton />
        <div className={styles.sections}>
          {[1, 2].map((column) => (
            <div key={column} className={styles.column}>
              {[1, 2, 3].map((part) => (
                <Skeleton key={part} shape="card" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}

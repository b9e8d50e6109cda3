import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { otherBlockOf } from '@vela/api-client/other-block';
import { ownBlockOf, type OwnBlock } from '@vela/api-client/own-block';
import { memberQueryOptions } from '@vela/api-client/queries/member';
import { ErrorState } from '@vela/ui/ErrorState';
import { ButtonLink } from '@vela/ui/Button';
import { Container, Stack } from '@vela/ui/layout';
import { useState, useEffect, useRef } from 'react';
import { PhotoGallerySkeleton } from '@vela/ui/PhotoGallery';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { againAtOf } from '../../kit/page/again-at';
import { LimitReached } from '../../kit/frame/limit-reached/LimitReached';
import { useApi } from '../../kit/session/member-data-context';
import { Screen } from '../../kit/page/Screen';
import { useSavedSearch } from '../../kit/search/saved-search';
import { Blocked } from './Blocked';
import * as styles from './Member.css';
import { MemberProfile } from './MemberProfile';
import { OwnBlockNote } from '../../kit/safety/OwnBlockNote';
import { ReportDialog } from '../../kit/safety/ReportDialog';
import { useLoaded } from '../../kit/page/use-routing';
import type { loadMember } from './load-member';

/** The page of another member. */
export function Member({ id }: { id: string }) {
  const { t } = useLingui();
  const [hasBlocked, setHasBlocked] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const [reportsDone, setReportsDone] = useState(0);
  // A member that was just blocked isn't loaded: the answer would be "not found".
  const query = useQuery({ ...memberQueryOptions(useApi(), id), enabled: !hasBlocked });
  const { data, error } = query;
  // What was shown before a block stays in the cache for its undoing.
  const profile = data?.profile;
  const blockedBy = hasBlocked ? null : otherBlockOf(error);
  if (blockedBy) return <Blocked by={blockedBy} />;
  // Here, or in another window or on another device.
  const block = hasBlocked ? profile : ownBlockOf(error);
  const againAt = profile ? null : againAtOf(error, { atMs: query.errorUpdatedAt });
  return (
    <Screen title={block?.name ?? profile?.name ?? t`Member`}>
      <Container>
        {profile && (
          <ReportDialog
            subject={{ profile_id: id }}
            name={profile.name}
            photoAccess={('photo_access' in profile && profile.photo_access) ?? false}
            isOpen={isReporting}
            onClose={(isBlockedNow) => {
              setIsReporting(false);
              setReportsDone(reportsDone + 1);
              if (isBlockedNow) setHasBlocked(true);
            }}
          />
        )}
        {block ? (
          // It takes the focus when it comes; after a report once more, since the dialog still stood over it.
          <YouBlocked key={reportsDone} block={block} onUnblocked={() => setHasBlocked(false)} />
        ) : profile && 'photos' in profile ? (
          <MemberProfile
            profile={profile}
            onBlocked={() => setHasBlocked(true)}
            onReport={() => setIsReporting(true)}
          />
        ) : againAt !== null ? (
          <div className={styles.alone}>
            <LimitReached of="profiles" againAt={againAt} level={1} action={<BackToSearch />} />
          </div>
        ) : error ? (
          <div className={styles.alone}>
            <ErrorState
              level={1}
              title={<Trans>This profile could not be loaded</Trans>}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            >
              <Trans>Check your connection and try again.</Trans>
            </ErrorState>
          </div>
        ) : (
          <MemberSkeleton />
        )}
      </Container>
    </Screen>
  );
}

function BackToSearch() {
  return (
    <ButtonLink tone="line" href={useSavedSearch()}>
      <Trans>Back to the search</Trans>
    </ButtonLink>
  );
}

/** The boxes of a profile that is on its way. */
function MemberSkeleton() {
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

interface YouBlockedProps {
  block: OwnBlock;
  onUnblocked: () => void;
}

/** It replaces the profile after a block. */
function YouBlocked({ block, onUnblocked }: YouBlockedProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const ref = useRef<HTMLDivElement>(null);
  // Scrolls to the top, also where a long profile was: the focus alone would show no more than the heading.
  useEffect(() => {
    ref.current?.querySelector('h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div ref={ref} className={styles.alone}>
      <OwnBlockNote
        block={block}
        action={
          <ButtonLink href={useSavedSearch()}>
            <Trans>Back to the search</Trans>
          </ButtonLink>
        }
        onUnblocked={async () => {
          await queryClient.invalidateQueries({ queryKey: memberQueryOptions(api, block.id).queryKey });
          onUnblocked();
        }}
      />
    </div>
  );
}

export function MemberRoute() {
  const { id, blockedBy } = useLoaded<typeof loadMember>();
  return blockedBy === null ? <Member key={id} id={id} /> : <Blocked by={blockedBy} />;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { memberQueryOptions } from '@vela/api-client/queries/member';
import type { Profile } from '@vela/contract/entities/profile';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import { ErrorState } from '@vela/ui/ErrorState';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Heading } from '@vela/ui/Heading';
import { MatchPairSkeleton } from '@vela/ui/MatchPair';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { Text } from '@vela/ui/Text';
import { Container, Stack } from '@vela/ui/layout';
import HeartOff from 'lucide-react/icons/heart-off';
import MessageCircle from 'lucide-react/icons/message-circle';
import { LikeButton } from '../../kit/likes/LikeButton';
import { MatchPhotos } from '../../kit/likes/MatchPhotos';
import { useSeenLike } from '../../kit/likes/use-seen-like';
import { useWriteHref } from '../../kit/likes/use-write-href';
import { useApi } from '../../kit/session/member-data-context';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { Screen } from '../../kit/page/Screen';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';
import * as styles from './Likes.css';
import { useLoaded } from '../../kit/page/use-routing';
import type { loadMatch } from './load-match';

/** A member as the match it is, with the way to write. */
export function Match({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, isError, refetch, isFetching } = useQuery(memberQueryOptions(useApi(), id));
  // A member gets more than a visitor, who gets a teaser for the same request.
  const profile = data && 'photos' in data.profile ? data.profile : undefined;
  const name = profile?.name ?? '';
  return (
    <Screen title={profile?.match === true ? t`You and ${name}` : t`Match`}>
      <Container>
        <div className={styles.match}>
          {profile && <Found profile={profile} />}
          {!profile && isError && (
            <ErrorState
              level={1}
              title={<Trans>Your match didn’t load</Trans>}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            >
              <Trans>Check your connection and try again.</Trans>
            </ErrorState>
          )}
          {!profile && !isError && (
            <div className={styles.waiting}>
              <Loading label={t`Looking for your match`}>
                <Stack>
                  <MatchPairSkeleton />
                  <Skeleton shape="heading" />
                  <Skeleton shape="control" />
                  <Skeleton shape="control" />
                </Stack>
              </Loading>
            </div>
          )}
        </div>
      </Container>
    </Screen>
  );
}

function Found({ profile }: { profile: Profile }) {
  useSeenLike(profile);
  return profile.match === true ? <TheTwo profile={profile} /> : <NoMatch profile={profile} />;
}

function TheTwo({ profile }: { profile: Profile }) {
  const warningOf = useFictionalWarning();
  const placeWords = usePlaceWords();
  const writeHref = useWriteHref();
  const { name, age } = profile;
  const place = placeWords(profile);
  return (
    <>
      <MatchPhotos profile={profile} />
      <Heading level={1}>
        <Trans>
          You and <span translate="no">{name}</span> like each other
        </Trans>
      </Heading>
      <Text tone="muted" translate="no">
        <span dir="auto">{`${name}, ${age}`}</span> · <span>{place}</span>
      </Text>
      {profile.fictional && <FictionalStrip shape="pill">{warningOf(profile)}</FictionalStrip>}
      <p className={styles.about}>
        <Trans>The first words are the hardest. Ask about something in the profile.</Trans>
      </p>
      <div className={styles.actions}>
        <ButtonLink href={writeHref(profile)} icon={MessageCircle} wide>
          <Trans>
            Write to <span translate="no">{name}</span>
          </Trans>
        </ButtonLink>
        <ButtonLink href={`/members/${profile.id}`} tone="line" wide>
          <Trans>View profile</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

/** One of the two likes isn't there, or no longer. */
function NoMatch({ profile }: { profile: Profile }) {
  const { name } = profile;
  return (
    <EmptyState
      icon={HeartOff}
      level={1}
      title={
        <Trans>
          No match with <span translate="no">{name}</span>
        </Trans>
      }
      action={
        profile.like === true ? (
          <ButtonLink href={`/members/${profile.id}`}>
            <Trans>View profile</Trans>
          </ButtonLink>
        ) : (
          <LikeButton profile={profile} look="line" />
        )
      }
    >
      {profile.like === true ? (
        <Trans>
          You like <span translate="no">{name}</span>. If <span translate="no">{name}</span> likes you back,
          your match appears here.
        </Trans>
      ) : (
        <Trans>For a match you both need to like each other.</Trans>
      )}
    </EmptyState>
  );
}

export function MatchRoute() {
  const { id } = useLoaded<typeof loadMatch>();
  return <Match key={id} id={id} />;
}

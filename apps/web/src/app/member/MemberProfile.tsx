import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Avatar } from '@vela/ui/Avatar';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { IconLink } from '@vela/ui/IconButton';
import { Stack, Inline } from '@vela/ui/layout';
import { PremiumPill } from '@vela/ui/PremiumPill';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import MapPin from 'lucide-react/icons/map-pin';
import { Tag } from '@vela/ui/Tag';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Presence } from '@vela/domain/presence';
import { OnlineDot } from '@vela/ui/OnlineDot';
import { useSeenLike } from '../../kit/likes/use-seen-like';
import { useBackInApp } from '../../kit/frame/bars/use-back-in-app';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import type { ListKind } from '../../kit/search/list-kind';
import { useSavedList } from '../../kit/search/saved-search';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';
import { AboutMember } from './AboutMember';
import * as styles from './Member.css';
import { MemberActions } from './MemberActions';
import { MemberPhotos } from './MemberPhotos';
import { PhotoAccess } from './PhotoAccess';
import { SafetyActions } from './SafetyActions';
import { UnlockNotice } from './UnlockNotice';

const TEXTS = {
  now: msg`Online now`,
  today: msg`Active today`,
  this_week: msg`Active this week`,
  earlier: msg`Active over a week ago`,
  hidden: null,
} as const satisfies Record<Presence, MessageDescriptor | null>;

interface MemberProfileProps {
  profile: Profile;
  onBlocked: () => void;
  onReport: () => void;
}

export function MemberProfile({ profile, onBlocked, onReport }: MemberProfileProps) {
  useSeenLike(profile);
  const details = (
    <>
      <MemberActions profile={profile} />
      <UnlockNotice profile={profile} />
      <AboutMember profile={profile} />
      <PhotoAccess profile={profile} />
      <SafetyActions profile={profile} onBlocked={onBlocked} onReport={onReport} />
    </>
  );
  if (profile.photos.length === 0) {
    return (
      <div className={styles.words}>
        <div className={styles.back}>
          <BackToList tone="plain" />
        </div>
        <div className={styles.side}>
          <div className={styles.face}>
            <Avatar name={profile.name} size="huge" />
            <div className={styles.besideFace}>
              <MemberHead profile={profile} />
            </div>
          </div>
          {details}
        </div>
      </div>
    );
  }
  const rows = Math.ceil((profile.photos.length - 1) / 4);
  return (
    <div className={styles.pages[rows] ?? styles.pages[2]}>
      <div className={styles.pages[rows] === undefined ? styles.longGallery : styles.gallery}>
        <MemberPhotos profile={profile}>
          <BackToList tone="glass" />
        </MemberPhotos>
      </div>
      <div className={styles.side}>
        <MemberHead profile={profile} nameClass={styles.name} />
        {details}
      </div>
    </div>
  );
}

/** The way back to the list that the member was found in. */
function BackToList({ tone }: { tone: 'plain' | 'glass' }) {
  const { t } = useLingui();
  const list = useSavedList();
  const hasBackInApp = useBackInApp();
  const labels = {
    search: t`Back to the search`,
    'match-finder': t`Back to the match finder`,
    swipe: t`Back to the swipe game`,
    likes: t`Back to the likes`,
  } as const satisfies Record<ListKind, string>;
  return (
    <span className={hasBackInApp ? styles.browserTool : styles.tool}>
      <IconLink icon={ChevronLeft} tone={tone} href={list.href} label={labels[list.kind]} />
    </span>
  );
}

interface MemberHeadProps {
  profile: Profile;
  /** Where the name stands on the photo. */
  nameClass?: string;
}

/** Who it is, where from, and what there is between the two. */
function MemberHead({ profile, nameClass }: MemberHeadProps) {
  const warningOf = useFictionalWarning();
  const placeWords = usePlaceWords();
  return (
    <div className={styles.head}>
      <div className={styles.marks}>
        <LikeTag profile={profile} />
        <OnlineTag online={profile.online} />
        {profile.premium && <PremiumPill />}
      </div>
      <Stack gap="2">
        <div className={nameClass}>
          <Heading level={1} translate="no">
            <bdi>{profile.name}</bdi>, <span className={styles.age}>{profile.age}</span>
          </Heading>
        </div>
        <p className={styles.place} translate="no">
          <Icon of={MapPin} size="small" />
          {placeWords(profile)}
        </p>
      </Stack>
      {profile.fictional && (
        <FictionalStrip shape="pill">{warningOf(profile) ?? <Trans>Fictional profile</Trans>}</FictionalStrip>
      )}
    </div>
  );
}

/** That this member likes the one who looks, or both each other. */
function LikeTag({ profile: { liked_by: likes, match } }: { profile: Profile }) {
  if (match === true) {
    return (
      <Tag>
        <Trans>You like each other</Trans>
      </Tag>
    );
  }
  if (likes !== true) return null;
  return (
    <Tag>
      <Trans>Likes you</Trans>
    </Tag>
  );
}

/** Shows when the member was there last; nothing if the member hides it. */
function OnlineTag({ online }: { online: Presence }) {
  const { i18n } = useLingui();
  const text = TEXTS[online];
  if (text === null) return null;
  return (
    <Tag tone="quiet">
      <Inline>
        {online === 'now' && <OnlineDot isSpoken={false} />}
        {i18n._(text)}
      </Inline>
    </Tag>
  );
}

import type { Profile, ProfileCard } from '@vela/contract/entities/profile';
import type { Country } from '@vela/domain/locale';
import { MemberGrid, MemberCard } from '@vela/ui/MemberCard';
import type { MessageDescriptor } from '@lingui/core';
import { memo } from 'react';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { NearFilter } from '@vela/domain/search';
import { Tag } from '@vela/ui/Tag';
import { LikeButton } from '../../kit/likes/LikeButton';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';

const UNMET_TEXTS = {
  ages: msg`Another age`,
  distance: msg`Farther away`,
  region: msg`Another region`,
  interests: msg`Other interests`,
  online: msg`Not online now`,
  photo: msg({ message: 'No photo', context: 'filter not met' }),
} as const satisfies Record<NearFilter, MessageDescriptor>;

/** How many cards are seen at once on a phone: their photos come first. */
const FIRST = 4;

interface ResultCardsProps {
  profiles: readonly (Profile | ProfileCard)[];
  /** The one that is looked in. */
  country: Country | undefined;
  level: 2 | 3;
  /** The filter that isn't met, by the member's id. */
  unmet?: ReadonlyMap<string, NearFilter> | undefined;
}

/** There may be hundreds: while the same are found, nothing is done about them, whatever changes beside them. */
export const ResultCards = memo(function ResultCards({ profiles, country, level, unmet }: ResultCardsProps) {
  return (
    <MemberGrid>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <ResultCard
            profile={profile}
            country={country}
            level={level}
            unmet={unmet?.get(profile.id)}
            isFirst={level === 2 && index < FIRST}
          />
        </li>
      ))}
    </MemberGrid>
  );
}, showTheSame);

function showTheSame(before: ResultCardsProps, now: ResultCardsProps): boolean {
  return (
    before.level === now.level &&
    before.country === now.country &&
    before.unmet?.size === now.unmet?.size &&
    before.profiles.length === now.profiles.length &&
    before.profiles.every((profile, index) => profile === now.profiles[index])
  );
}

interface ResultCardProps {
  profile: Profile | ProfileCard;
  /** The one that is looked in. */
  country: Country | undefined;
  level: 2 | 3;
  unmet: NearFilter | undefined;
  isFirst: boolean;
}

function ResultCard({ profile, country, level, unmet, isFirst }: ResultCardProps) {
  const warningOf = useFictionalWarning();
  const photoOf = usePhotos();
  const placeWords = usePlaceWords(country);
  const { i18n } = useLingui();
  const isFull = 'online' in profile;
  return (
    <MemberCard
      href={`/members/${profile.id}`}
      name={profile.name}
      age={profile.age}
      place={<span translate="no">{placeWords(profile)}</span>}
      photo={profile.main_image && photoOf(profile.main_image)}
      lockNote={<Trans>Premium members see all photos</Trans>}
      isOnline={isFull && profile.online === 'now'}
      isPremium={profile.premium}
      hasBorder={profile.photo_border}
      isFictional={profile.fictional}
      fictionalWarning={warningOf(profile)}
      action={isFull && <LikeButton profile={profile} />}
      level={level}
      tags={unmet && <Tag tone="quiet">{i18n._(UNMET_TEXTS[unmet])}</Tag>}
      isFirst={isFirst}
    />
  );
}

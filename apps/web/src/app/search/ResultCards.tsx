import type { Profile, ProfileCard } from '@vela/contract/entities/profile';
import type { Country } from '@vela/domain/locale';
import { MemberGrid, MemberCard } from '@vela/ui/MemberCard';
import { memo } from 'react';
import { Trans } from '@lingui/react/macro';
import { LikeButton } from '../../kit/likes/LikeButton';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';

/** How many cards are seen at once on a phone: their photos come first. */
const FIRST = 4;

interface ResultCardsProps {
  profiles: readonly (Profile | ProfileCard)[];
  /** The one that is looked in. */
  country: Country | undefined;
  level: 2 | 3;
}

/** There may be hundreds: while the same are found, nothing is done about them, whatever changes beside them. */
export const ResultCards = memo(function ResultCards({ profiles, country, level }: ResultCardsProps) {
  return (
    <MemberGrid>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <ResultCard
            profile={profile}
            country={country}
            level={level}
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
    before.profiles.length === now.profiles.length &&
    before.profiles.every((profile, index) => profile === now.profiles[index])
  );
}

interface ResultCardProps {
  profile: Profile | ProfileCard;
  /** The one that is looked in. */
  country: Country | undefined;
  level: 2 | 3;
  isFirst: boolean;
}

function ResultCard({ profile, country, level, isFirst }: ResultCardProps) {
  const warningOf = useFictionalWarning();
  const photoOf = usePhotos();
  const placeWords = usePlaceWords(country);
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
      isFictional={profile.fictional}
      fictionalWarning={warningOf(profile)}
      action={isFull && <LikeButton profile={profile} />}
      level={level}
      isFirst={isFirst}
    />
  );
}

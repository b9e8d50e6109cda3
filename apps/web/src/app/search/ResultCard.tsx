import { Trans } from '@lingui/react/macro';
import type { Profile, ProfileCard } from '@vela/contract/entities/profile';
import type { Country } from '@vela/domain/locale';
import { MemberCard } from '@vela/ui/MemberCard';
import { LikeButton } from '../../kit/likes/LikeButton';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';

interface ResultCardProps {
  profile: Profile | ProfileCard;
  /** The one that is looked in. */
  country: Country | undefined;
  level: 2 | 3;
  isFirst: boolean;
}

export function ResultCard({ profile, country, level, isFirst }: ResultCardProps) {
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
